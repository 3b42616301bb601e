/**
 * Accents, after NFD has separated them from their letters, and accents that stand alone, as in D´ÁGUA. A list of signs, because
 * `\p{Diacritic}` takes twice as long.
 */
const ACCENTS = /[\u0300-\u036f^`´¨¯·¸]+/g

/** White space that has to become one plain space. A single space is one already, and to replace each of them would take longer. */
const OTHER_SPACE = /\s{2,}|[^\S ]/g

/** A text as it is compared in searches: without accents, in lower case, with single spaces. */
export function searchText(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(OTHER_SPACE, ' ').trim()
}

type Texts = readonly (string | undefined)[]

/** A search in one list. */
export interface Search<Item> {
  /** The items whose texts contain every wanted word, in any order; the words of an item may stand in different texts. */
  readonly find: (wanted: string) => readonly Item[]
  /** Prepares the texts early, so that the first search is fast. */
  readonly prepare: () => void
}

/**
 * Each letter that is typed searches again, and preparing the texts takes longer than comparing them: so they
 * are prepared once, when something is wanted for the first time or shortly before.
 */
export function searchIn<Item>(items: readonly Item[], textsOf: (item: Item) => Texts): Search<Item> {
  let prepared: readonly string[] | undefined
  const prepare = () => {
    prepared ??= items.map((item) => searchText(textsOf(item).filter(Boolean).join(' ')))
    return prepared
  }
  const find = (wanted: string) => {
    const words = searchText(wanted).split(' ')
    if (words.every((word) => word === '')) return items
    const texts = prepare()
    return items.filter((_, position) => words.every((word) => texts[position]?.includes(word)))
  }
  return { find, prepare }
}
