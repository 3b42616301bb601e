import { fromReais } from '@domain/money.ts'
import {
  couponNamedIn,
  type EarningStatements,
  earningsOf,
  isNamedIn,
  mayLackLines,
} from '@domain/purchases/purchase-earnings.ts'
import { describe, expect, it } from 'vitest'
import { pointsLine } from '../../support/factories/campaigns.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { purchase } from '../../support/factories/purchases.ts'

describe('a description', () => {
  it.each([
    ['Cashback compra 000808', '000808'],
    [' COMPRA 000808 ', '000808'],
    ['cashback  compra A-12/9', 'A-12/9'],
    ['Compra', undefined],
    ['Compra 000808 estornada', undefined],
    ['Estorno da compra 000808', undefined],
    ['Recompra 000808', undefined],
    ['000808', undefined],
    ['', undefined],
  ])('%j names the coupon %j', (description, coupon) => {
    expect(couponNamedIn(description)).toBe(coupon)
  })
})

const bought = purchase.build({ couponNumber: '000808' })
const credit = statementLine.build({ description: 'Cashback compra 000808', amount: fromReais(3.61) })
const points = pointsLine.build({ description: 'Compra 000808', points: 180 })
const christmas = { campaignName: 'Natal', lines: [points] }
const whole: EarningStatements = { cashback: [], points: [], completeAfter: undefined }

it('the coupon of a purchase may be named where it is in doubt what the line belongs to', () => {
  const twin = purchase.build({ couponNumber: '000808', storeName: 'Loja Batel' })
  const statements = { ...whole, cashback: [credit] }
  expect(earningsOf([bought, twin], statements)).toEqual(new Map())
  expect([bought, twin].map((each) => isNamedIn(statements, each))).toEqual([true, true])
  expect(isNamedIn(statements, purchase.build({ couponNumber: '808' }))).toBe(false)
  const adjustment = statementLine.build({ description: 'Ajuste - caixa' })
  expect(isNamedIn({ ...whole, cashback: [adjustment] }, purchase.build({ couponNumber: '' }))).toBe(false)
  expect(isNamedIn({ ...whole, points: [christmas] }, bought)).toBe(true)
})

describe('what a purchase gave', () => {
  it('is the cash-back and the points of the lines that name its coupon', () => {
    const summer = {
      campaignName: 'Verão',
      lines: [pointsLine.build({ description: 'Compra 000808', points: 9 })],
    }
    expect(
      earningsOf([bought], { ...whole, cashback: [credit], points: [christmas, summer] }).get(bought),
    ).toEqual({
      cashback: fromReais(3.61),
      points: [
        { campaignName: 'Natal', points: 180 },
        { campaignName: 'Verão', points: 9 },
      ],
    })
  })

  it('is what one statement tells when the other has two lines for the coupon', () => {
    const taken = { ...credit, amount: fromReais(-3.61) }
    expect(
      earningsOf([bought], { ...whole, cashback: [credit, taken], points: [christmas] }).get(bought),
    ).toEqual({
      cashback: undefined,
      points: [{ campaignName: 'Natal', points: 180 }],
    })
    const twice = { ...christmas, lines: [points, points] }
    expect(earningsOf([bought], { ...whole, cashback: [credit], points: [twice] }).get(bought)).toEqual({
      cashback: fromReais(3.61),
      points: [],
    })
  })

  it.each([
    'Estorno da compra 000808 em 20/11/2026',
    'Estorno compra 000808 - R$ 3,61',
    'Estorno de 2,00: cashback compra 000808.',
    'Compra 000808 cancelada',
    '(000808)',
    'Estorno da compra 1000808 e da 000808',
  ])('is not known when another line names the coupon: %s', (description) => {
    const taken = statementLine.build({ description, amount: fromReais(-3.61) })
    const statements = { ...whole, cashback: [credit, taken] }
    expect(earningsOf([bought], statements).size).toBe(0)
    expect(isNamedIn({ ...whole, cashback: [taken] }, bought)).toBe(true)
  })

  it.each(['Estorno da compra 1000808', 'Compra 0008081 cancelada', 'Estorno da compra A000808'])(
    'is known beside a line with a longer number: %s',
    (description) => {
      const other = statementLine.build({ description })
      expect(earningsOf([bought], { ...whole, cashback: [credit, other] }).size).toBe(1)
    },
  )

  it.each([
    ['the number is only nearly the same', { couponNumber: '808' }],
    ['the line is older than the purchase', { day: { year: 2026, month: 11, day: 3 } }],
  ])('is not known when %s', (_, changed) => {
    const other = { ...bought, ...changed }
    expect(earningsOf([other], { ...whole, cashback: [credit], points: [christmas] }).size).toBe(0)
  })

  it('is not known from a line that names the coupon in other words', () => {
    const bonus = { ...credit, description: 'Bônus da compra 000808' }
    expect(earningsOf([bought], { ...whole, cashback: [bonus] }).size).toBe(0)
  })

  it('is not known when two purchases have the same number, or when a line took something away', () => {
    const elsewhere = { ...bought, storeName: 'Loja Batel' }
    expect(earningsOf([bought, elsewhere], { ...whole, cashback: [credit], points: [christmas] }).size).toBe(
      0,
    )
    const debits = {
      ...whole,
      cashback: [{ ...credit, amount: fromReais(-1) }],
      points: [{ ...christmas, lines: [{ ...points, points: -180 }] }],
    }
    expect(earningsOf([bought], debits).size).toBe(0)
  })

  it('is not known when a purchase elsewhere has the same number, unless it is the same purchase', () => {
    const statements = { ...whole, cashback: [credit] }
    const rival = { ...bought, day: { year: 2026, month: 11, day: 20 } }
    const elsewhere = { ...bought, storeName: 'Loja Batel' }
    expect(earningsOf([bought], statements, [rival]).size).toBe(0)
    expect(earningsOf([bought], statements, [elsewhere]).size).toBe(0)
    const other = { ...elsewhere, couponNumber: '000809' }
    expect(earningsOf([bought], statements, [{ ...bought }, other]).size).toBe(1)
    expect(earningsOf([bought], statements, [{ ...bought }, rival]).size).toBe(0)
  })

  it('may have come on an unknown day', () => {
    const undated = { ...credit, day: undefined }
    expect(earningsOf([bought], { ...whole, cashback: [undated] }).has(bought)).toBe(true)
    const some = { ...bought, day: undefined }
    expect(earningsOf([some], { ...whole, cashback: [credit] }).has(some)).toBe(true)
  })

  it('is not told in part: another line may be among those that were not read', () => {
    const { day } = bought
    const statements = { ...whole, cashback: [credit], completeAfter: day }
    expect(mayLackLines(bought, statements)).toBe(true)
    expect(earningsOf([bought], statements).size).toBe(0)
    expect(mayLackLines({ ...bought, day: undefined }, statements)).toBe(true)
    expect(mayLackLines({ ...bought, day: { year: 2027, month: 1, day: 1 } }, statements)).toBe(false)
    expect(mayLackLines({ ...bought, day: undefined }, whole)).toBe(false)
  })
})
