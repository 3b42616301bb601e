import {
  addMoney,
  compareMoney,
  divideMoney,
  fromReais,
  NO_MONEY,
  subtractMoney,
  sumMoney,
  toReais,
} from '@domain/money.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const anyMoney = anyCents.map((cents) => fromReais(cents / 100))

describe('reading reais', () => {
  it('gives back every amount of two decimals as it came', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const reais = Number(`${cents}e-2`)
        return toReais(fromReais(reais)) === reais && fromReais(reais).cents === cents
      }),
    )
  })

  it.each([
    [1.005, 101],
    [-1.005, -101],
    [5.799, 580],
    [0.004, 0],
    [-0.004, 0],
  ])('rounds %d to %i cents', (reais, cents) => {
    expect(fromReais(reais)).toEqual({ cents })
  })
})

describe('arithmetic', () => {
  it('adds exactly, in any order and grouping', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, anyMoney, (a, b, c) => {
        expect(addMoney(addMoney(a, b), c)).toEqual(addMoney(a, addMoney(b, c)))
        expect(sumMoney([c, b, a])).toEqual({ cents: a.cents + b.cents + c.cents })
      }),
    )
  })

  it('takes away what was added', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, (a, b) => {
        expect(subtractMoney(addMoney(a, b), b)).toEqual(a)
        expect(compareMoney(addMoney(a, b), a)).toBe(compareMoney(b, NO_MONEY))
      }),
    )
  })

  // In whole numbers: what is left over is at most half a divisor, and half a cent goes away from zero.
  it.each([10, 12.5, 20])('divides by %d to the nearest cent', (divisor) => {
    fc.assert(
      fc.property(anyMoney, (whole) => {
        const { cents } = divideMoney(whole, divisor)
        const over = 2 * (cents * divisor - whole.cents)
        expect(Math.abs(over)).toBeLessThanOrEqual(divisor)
        if (Math.abs(over) === divisor) expect(Math.sign(over)).toBe(Math.sign(whole.cents))
      }),
    )
  })
})
