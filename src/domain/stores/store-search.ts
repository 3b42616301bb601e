import { matchesSearch } from '../search-text.ts'
import type { Store } from './store.ts'

/** Whether a store's name, street, district, city, state or CEP has these words; accents and the CEP's dash do not matter. */
export function matchesStore(wanted: string, { name, address }: Store): boolean {
  if (!address) return matchesSearch(wanted, [name])
  const { street, district, city, state, postalCode } = address
  const withDash = postalCode.replace(/^(\d{5})(\d{3})$/, '$1-$2')
  return matchesSearch(wanted, [name, street, district, city, state, postalCode, withDash])
}
