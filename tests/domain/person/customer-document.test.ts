import { customerDocument, hasValidCheckDigits, isComplete } from '@domain/person/customer-document.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const isValid = (typed: string) => hasValidCheckDigits(customerDocument(typed))

/** Receita Federal's rule once more, with its tables of weights written out. */
function checkDigitsOf(body: string): string {
  const second =
    body.length === 9 ? [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] : [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  const digit = (text: string, weights: readonly number[]) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * (text.charCodeAt(at) - 48), 0) % 11
    return String(rest < 2 ? 0 : 11 - rest)
  }
  const first = digit(body, second.slice(1))
  return first + digit(body + first, second)
}

const anyBody = fc.oneof(
  fc.stringMatching(/^\d{9}$/),
  fc.stringMatching(/^\d{12}$/),
  fc.stringMatching(/^[A-Z0-9]{11}[A-Z]$/),
)

describe('a document number', () => {
  it('loses its punctuation and keeps its letters, upper case', () => {
    expect(customerDocument(' 12.abc.345/01de-35 ').characters).toBe('12ABC34501DE35')
    expect(customerDocument('529.982.247-25').characters).toBe('52998224725')
  })

  it.each([
    ['', 'cpf'],
    ['529.982.247-25', 'cpf'],
    ['529982247251', 'cnpj'],
    ['A', 'cnpj'],
    ['12.ABC.345/01DE-35', 'cnpj'],
  ])('reads %j as a %s', (typed, kind) => expect(customerDocument(typed).kind).toBe(kind))

  it('is the same when its own characters are typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const document = customerDocument(typed)
        expect(customerDocument(document.characters)).toEqual(document)
      }),
    )
  })

  it.each([
    '52998224725',
    '111.444.777-35',
    // Receita Federal's official example, and others computed from the published rule.
    '12.ABC.345/01DE-35',
    '12.abc.345/01de-35',
    '11.222.333/0001-81',
    '6A3EDMWP000168',
    'Q2GROWP7000185',
  ])('accepts the check digits of %s', (typed) => expect(isValid(typed)).toBe(true))

  it.each([
    '52998224724',
    '11111111111',
    '12.ABC.345/01DE-36',
    // Wrong values that circulate: letters counted from 10 instead of ASCII less 48.
    'AA.000.000/0010-66',
    'B3.CD5.E6F/7G8H-84',
    '12ABC34501DEAB',
    '',
    // Right but for its zeros: 000.000.001-91 is a CPF.
    '191',
  ])('does not accept the check digits of %j', (typed) => expect(isValid(typed)).toBe(false))

  it('accepts of any CPF and CNPJ the check digits of the published rule, and no others', () => {
    fc.assert(
      fc.property(anyBody, fc.integer({ min: 1, max: 99 }), (body, change) => {
        fc.pre(new Set(body).size > 1)
        const digits = checkDigitsOf(body)
        const others = String((Number(digits) + change) % 100).padStart(2, '0')
        expect(isValid(body + digits)).toBe(true)
        expect(isValid(body + others)).toBe(false)
      }),
    )
  })

  it('judges a number with one digit mistyped by its new check digits', () => {
    const anyPosition = fc.nat(8)
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{9}$/),
        anyPosition,
        fc.integer({ min: 1, max: 9 }),
        (body, at, change) => {
          const mistyped = body.slice(0, at) + ((Number(body[at]) + change) % 10) + body.slice(at + 1)
          fc.pre(new Set(mistyped).size > 1)
          // Only where the published rule gives both the same digits does a mistake go unseen.
          const unseen = checkDigitsOf(body) === checkDigitsOf(mistyped)
          expect(isValid(mistyped + checkDigitsOf(body))).toBe(unseen)
        },
      ),
    )
  })

  it('notices every single mistyped digit of a CPF', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (position, change) => {
        const digits = [...'52998224725']
        digits[position] = String((Number(digits[position]) + change) % 10)
        expect(isValid(digits.join(''))).toBe(false)
      }),
    )
  })

  it('is complete at 11 characters of a CPF and 14 of a CNPJ', () => {
    const isCompleted = (typed: string) => isComplete(customerDocument(typed))
    expect(isCompleted('529.982.247-25')).toBe(true)
    expect(isCompleted('529.982.247-2')).toBe(false)
    expect(isCompleted('12.ABC.345/01DE-35')).toBe(true)
    expect(isCompleted('12.ABC.345/01DE-3')).toBe(false)
  })
})
