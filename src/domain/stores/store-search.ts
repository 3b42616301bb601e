import { type Search, searchIn } from '../search-text.ts'
import type { Store } from './store.ts'

/** What only divides the parts of a written address, such as the word CEP. The dash inside a CEP, before a digit, does not. */
const DIVIDERS = /[,;/–—]|-(?!\d)|\bcep\b/gi

/** Finds stores also by an address as a card shows it: `Rua XV de Novembro, 200`. */
export function searchInStores(stores: readonly Store[]): Search<Store> {
  const { find, prepare } = searchIn(stores, searchedTextsOf)
  return { find: (wanted) => find(wanted.replace(DIVIDERS, ' ')), prepare }
}

/** What a store is found by: its name and its whole address, the CEP with and without its dash. */
function searchedTextsOf({ name, address }: Store): readonly string[] {
  if (!address) return [name]
  const { street, number, district, city, state, postalCode } = address
  const digits = postalCode.replace('-', '')
  const withDash = digits.replace(/^(\d{5})(\d{3})$/, '$1-$2')
  return [name, street, number, district, city, state, digits, withDash]
}
