import type { StoreAddress } from '@domain/stores/store.ts'

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination='

/** The way to a store: to its position, else to its address as people write it; undefined when neither is known. */
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

/** Only digits get into the link, whatever the server calls a telephone; undefined when there are none. */
export function telephoneLink(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return undefined
  // With its area code a number of Brazil can be called from abroad too; 0800 and short numbers cannot.
  return /^[1-9]\d{9,10}$/.test(digits) ? `tel:+55${digits}` : `tel:${digits}`
}

/** `Rua XV de Novembro, 200`, `Centro, Curitiba – PR`: what is known of it, a line each. */
export function addressLines({ street, number, district, city, state }: StoreAddress): string[] {
  const town = [city, state].filter(Boolean).join(' – ')
  return [
    [street, street && number],
    [district, town],
  ]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
}
