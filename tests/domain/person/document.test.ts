import {
  documentKind,
  hasValidCheckDigits,
  isCompleteDocument,
  normalizeDocument,
} from '@domain/person/document.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('a document number', () => {
  it('loses its punctuation and keeps its letters, upper case', () => {
    expect(normalizeDocument(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35')
    expect(normalizeDocument('529.982.247-25')).toBe('52998224725')
  })

  it.each([
    ['', 'cpf'],
    ['529.982.247-25', 'cpf'],
    ['529982247251', 'cnpj'],
    ['A', 'cnpj'],
    ['12.ABC.345/01DE-35', 'cnpj'],
  ])('reads %j as a %s', (typed, kind) => expect(documentKind(typed)).toBe(kind))

  it.each([
    '52998224725',
    '111.444.777-35',
    // Receita Federal's official example, and others computed from the published rule.
    '12.ABC.345/01DE-35',
    '12.abc.345/01de-35',
    '11.222.333/0001-81',
    '6A3EDMWP000168',
    'Q2GROWP7000185',
  ])('accepts the check digits of %s', (typed) => expect(hasValidCheckDigits(typed)).toBe(true))

  it.each([
    '52998224724',
    '11111111111',
    '12.ABC.345/01DE-36',
    // Wrong values that circulate: letters counted from 10 instead of ASCII less 48.
    'AA.000.000/0010-66',
    'B3.CD5.E6F/7G8H-84',
    '12ABC34501DEAB',
    '',
    '5299822472',
  ])('does not accept the check digits of %j', (typed) => expect(hasValidCheckDigits(typed)).toBe(false))

  it('notices every single mistyped digit of a CPF', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (position, change) => {
        const digits = [...'52998224725']
        digits[position] = String((Number(digits[position]) + change) % 10)
        expect(hasValidCheckDigits(digits.join(''))).toBe(false)
      }),
    )
  })

  it('is complete at 11 characters of a CPF and 14 of a CNPJ', () => {
    expect(isCompleteDocument('529.982.247-25')).toBe(true)
    expect(isCompleteDocument('529.982.247-2')).toBe(false)
    expect(isCompleteDocument('12.ABC.345/01DE-35')).toBe(true)
    expect(isCompleteDocument('12.ABC.345/01DE-3')).toBe(false)
  })
})
