import { addressLines, directionsLink, formatDistance, telephoneLink } from '@ui/stores/store-links.ts'
import { describe, expect, it } from 'vitest'
import { store } from '../../support/factories/stores.ts'

const address = (more: object = {}) => {
  const { address } = store.build()
  if (!address) throw new Error('the factory gives an address')
  return { ...address, ...more }
}

describe('the way to a store', () => {
  it('leads to its position', () => {
    expect(directionsLink(address())).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=-25.4284,-49.2733',
    )
  })

  it('leads to its address when its position is unknown', () => {
    expect(directionsLink(address({ position: undefined, street: 'Rua A & B' }))).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=Rua%20A%20%26%20B%20200%2C%20Curitiba%2C%20PR',
    )
  })

  it.each([undefined, address({ position: undefined, street: '' })])('is unknown without either', (none) =>
    expect(directionsLink(none)).toBeUndefined(),
  )
})

describe('the link of a telephone', () => {
  it.each([
    ['(41) 3333-4444', 'tel:+554133334444'],
    ['41 98765-4321', 'tel:+5541987654321'],
    ['+55 41 3333-4444', 'tel:+554133334444'],
    ['(41) 3333-4444 ramal 12', 'tel:+554133334444'],
    ['(41) 3333-4444 / 3333-5555', 'tel:+554133334444'],
    ['41 3333-4444, 41 98765-4321', 'tel:+554133334444'],
    ['(41) 3333-4444 - 3333-5555', 'tel:+554133334444'],
    ['+55 41 98765-4321 41 98765-4322', 'tel:+5541987654321'],
    ['4133334444 4133335555', 'tel:+554133334444'],
    ['3333-4444 3333-5555', 'tel:33334444'],
    ['(55) 3333-4444 - 3333-5555', 'tel:+555533334444'],
    ['41333344443333-5555', undefined],
    ['Tel.: (55) 3333-4444', 'tel:+555533334444'],
    ['0800 123 4567', 'tel:08001234567'],
    ['3333-4444', 'tel:33334444'],
    ['190', 'tel:190'],
    ['javascript:alert(1)', undefined],
    ['ramal 5', undefined],
    ['ramal', undefined],
  ])('of %s is %s', (phone, link) => expect(telephoneLink(phone)).toBe(link))
})

describe('the lines of an address', () => {
  it.each([
    [{}, ['Rua XV de Novembro, 200', 'Centro, Curitiba – PR']],
    [{ number: '' }, ['Rua XV de Novembro', 'Centro, Curitiba – PR']],
    [{ street: '', district: '' }, ['Curitiba – PR']],
    [{ street: '', district: '', city: '', state: '' }, []],
  ])('leave out what is missing: %j', (missing, lines) =>
    expect(addressLines(address(missing))).toEqual(lines),
  )
})

describe('a distance', () => {
  it.each([
    [0, '50 m'],
    [0.36, '350 m'],
    [0.99, '1 km'],
    [1.24, '1,2 km'],
    [9.97, '10 km'],
    [1303.4, '1.303 km'],
  ])('of %f km is written %s', (kilometres, written) => expect(formatDistance(kilometres)).toBe(written))
})
