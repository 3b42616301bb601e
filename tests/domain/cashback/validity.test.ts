import { movementSums } from '@domain/cashback/statement.ts'
import { validityOf } from '@domain/cashback/validity.ts'
import { fromReais } from '@domain/money.ts'
import { describe, expect, it } from 'vitest'
import { statementLine } from '../../support/factories/cashback.ts'

const today = { year: 2026, month: 11, day: 20 }
const past = { year: 2026, month: 11, day: 19 }

describe('what a line says about its last day', () => {
  it.each([
    ['until', { expiresOn: today, expired: false }],
    ['expired', { expiresOn: past, expired: true }],
    ['none', { expiresOn: undefined, expired: false }],
    ['none', { expiresOn: undefined, expired: true }],
    ['none', { expiresOn: today, expired: false, amount: fromReais(-0.01) }],
  ])('is %s: %j', (kind, line) => {
    expect(validityOf({ ...statementLine.build(), ...line }, today).kind).toBe(kind)
  })

  it('is the day alone where the flag says something else', () => {
    const line = statementLine.build()
    expect(validityOf({ ...line, expiresOn: past, expired: false }, today)).toEqual({ kind: 'day', on: past })
    expect(validityOf({ ...line, expiresOn: today, expired: true }, today)).toEqual({
      kind: 'day',
      on: today,
    })
  })
})

it('adds what came and what went apart', () => {
  const amounts = [fromReais(4.61), undefined, fromReais(-15.28), fromReais(0), fromReais(-1)]
  expect(movementSums(amounts.map((amount) => ({ amount })))).toEqual({
    credits: fromReais(4.61),
    debits: fromReais(16.28),
  })
})
