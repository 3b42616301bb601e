import { once } from '@domain/once.ts'
import type { StoreAddress } from '@domain/stores/store.ts'
import { formatInteger, nationalDigits } from '../screen/format.ts'

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination='

/** The way to the position of a store, or to its address; undefined when neither is known. */
export function directionsLink(address: StoreAddress | undefined): string | undefined {
  if (!address) return undefined
  if (address.position) {
    return `${DIRECTIONS}${address.position.latitude},${address.position.longitude}`
  }
  const { street, number, city, state } = address
  if (!street || !city) return undefined
  return (
    DIRECTIONS + encodeURIComponent([`${street} ${number}`.trim(), city, state].filter(Boolean).join(', '))
  )
}

/** The first complete telephone number of a text with several, which only spaces and dashes separate. */
const FIRST_WHOLE = /^(?:55\D*)?(?:0?\d{2}\D*)?(?:9\D?)?\d{4}\D?\d{4}(?!\d)/
const MOST_DIGITS = 11

/** Only the digits of the first number go into the link, without an extension that is named after it; undefined when it holds no number. */
export function telephoneLink(phone: string): string | undefined {
  const [number = ''] = phone.match(/\d[^\p{L}/,;|]*/u) ?? []
  const all = nationalDigits(number)
  const digits = all.length > MOST_DIGITS ? nationalDigits(FIRST_WHOLE.exec(number)?.[0] ?? '') : all
  // The shortest number that can be dialled has three digits, such as 190. An extension alone leads nowhere.
  if (digits.length < 3) return undefined
  // A number with an area code also works from abroad; 0800 and short numbers do not.
  return /^[1-9]\d{9,10}$/.test(digits) ? `tel:+55${digits}` : `tel:${digits}`
}

/** `Rua XV de Novembro, 200`, `Centro, Curitiba – PR`, without the missing parts. */
export function addressLines({ street, number, district, city, state }: StoreAddress): string[] {
  const town = [city, state].filter(Boolean).join(' – ')
  return [
    [street, street && number],
    [district, town],
  ]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
}

const oneDecimal = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))

/** `350 m`, `1,2 km`, `303 km`: rounded, because it is the distance in a straight line. */
export function formatDistance(kilometres: number): string {
  const metres = Math.round(kilometres * 20) * 50
  if (metres < 1000) return `${Math.max(metres, 50)} m`
  return `${kilometres < 9.95 ? oneDecimal().format(kilometres) : formatInteger(kilometres)} km`
}
