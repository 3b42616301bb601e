import { repeatsPage } from '@domain/cashback/statement.ts'

export interface PageOf<Item> {
  readonly items: readonly Item[]
  readonly isLast: boolean
}

/** @param number of the page, from 1. */
export type ReadPage<Item> = (number: number) => Promise<PageOf<Item>>

export interface PageRead<Item> extends PageOf<Item> {
  readonly number: number
}

/**
 * Reads a list page after page until the last one, or until the caller stops. A page that repeats the one before comes from a server that
 * ignores the number of the page (product.md, rule 19): it counts as an empty last page. Rejects as `read` does.
 */
export async function* readPages<Item>(read: ReadPage<Item>): AsyncGenerator<PageRead<Item>, void, void> {
  let before: readonly Item[] = []
  for (let number = 1; ; number++) {
    const page = await read(number)
    const isRepeated = repeatsPage(page.items, before)
    const isLast = isRepeated || page.isLast
    yield { number, items: isRepeated ? [] : page.items, isLast }
    if (isLast) return
    before = page.items
  }
}
