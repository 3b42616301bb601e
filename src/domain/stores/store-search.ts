import type { Store } from './store.ts'

/** What a store is found by: its name, street, district, city, state and CEP, with and without the CEP's dash. */
export function searchedTextsOf({ name, address }: Store): readonly string[] {
  if (!address) return [name]
  const { street, district, city, state, postalCode } = address
  const withDash = postalCode.replace(/^(\d{5})(\d{3})$/, '$1-$2')
  return [name, street, district, city, state, postalCode, withDash]
}
