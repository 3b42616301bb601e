import { digitsOf, isCep, isStateCode, isStreet } from '@domain/person/address.ts'
import { describe, expect, it } from 'vitest'

describe('an address', () => {
  it.each([
    ['01001-000', true],
    ['01001000', true],
    ['01001-00', false],
    ['', false],
    ['01001-0000', false],
    ['101001-000', false],
  ])('has a CEP of 8 digits: %j is one: %s', (typed, expected) => {
    expect(isCep(typed)).toBe(expected)
  })

  it.each([
    ['Rua', true],
    ['Ru', false],
    ['  R  ', false],
    ['', false],
  ])('has a street of 3 characters or more: %j is one: %s', (typed, expected) => {
    expect(isStreet(typed)).toBe(expected)
  })

  it.each([
    ['SP', true],
    ['sp', true],
    ['S', false],
    ['SÃ', false],
    ['Goiás', false],
  ])('has a state of two letters: %j is one: %s', (typed, expected) => {
    expect(isStateCode(typed)).toBe(expected)
  })

  it('loses its punctuation where only digits count', () => {
    expect(digitsOf('(11)98765-4321')).toBe('11987654321')
  })
})
