/** One page of a list. Where the server gives no total, there may be more as long as pages come full. */
export interface PageOf<Line> {
  readonly lines: readonly Line[]
  readonly mayHaveMore: boolean
}

/** @param number of the page, from 1. */
export type ReadPage<Line> = (number: number) => Promise<PageOf<Line>>

export interface PageRead<Line> extends PageOf<Line> {
  readonly number: number
}

/**
 * Reads a list page after page until the last one, or until the caller stops. A page that repeats the one before ends the reading too, without
 * lines. There may be more lines then: a server that ignores the number of the page never sends them. Rejects as `read` does.
 */
export async function* readPages<Line>(read: ReadPage<Line>): AsyncGenerator<PageRead<Line>, void, void> {
  let before: readonly Line[] = []
  for (let number = 1; ; number++) {
    const { lines, mayHaveMore } = await read(number)
    if (repeatsPage(lines, before)) {
      yield { number, lines: [], mayHaveMore: true }
      return
    }
    yield { number, lines, mayHaveMore }
    if (!mayHaveMore) return
    before = lines
  }
}

/**
 * Whether the server gave the lines of the page before once more, as one does that ignores the number of the page. Single lines are never
 * taken for the same: some servers give all lines one id (product.md, rule 19).
 */
export const repeatsPage = (lines: readonly unknown[], before: readonly unknown[]): boolean =>
  lines.length > 0 && lines.length === before.length && JSON.stringify(lines) === JSON.stringify(before)
