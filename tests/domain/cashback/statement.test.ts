import { cutToBalance, lapsingLines, mayHaveBalance } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { describe, expect, it } from 'vitest'
import { statementLine } from '../../support/factories/cashback.ts'

const today = { year: 2026, month: 11, day: 20 }

describe('the credits that lapse', () => {
  it('come soonest first, from today on', () => {
    const late = statementLine.build({ expiresOn: { year: 2027, month: 1, day: 1 } })
    const lastDay = statementLine.build({ expiresOn: today })
    expect(lapsingLines([late, lastDay], today)).toEqual([lastDay, late])
  })

  it.each([
    [100, [50, 20]],
    [60, [50, 10]],
    [50, [50]],
    [12.5, [12.5]],
    [0, []],
    [-3, []],
  ])('come to no more than the balance of %s', (available, amounts) => {
    const lines = [50, 20].map((amount, position) =>
      statementLine.build({
        amount: fromReais(amount),
        expiresOn: { year: 2026, month: 12, day: 1 + position },
      }),
    )
    const within = cutToBalance(lapsingLines(lines, today), fromReais(available))
    expect(within.map(({ amount }) => amount)).toEqual(amounts.map(fromReais))
  })

  it('count in full where the balance is not known', () => {
    const lines = lapsingLines([statementLine.build()], today)
    expect(lines).toHaveLength(1)
    expect(cutToBalance(lines, undefined)).toEqual(lines)
    expect(mayHaveBalance(undefined)).toBe(true)
  })

  it.each([
    ['was spent', statementLine.spent().build({ expiresOn: { year: 2026, month: 12, day: 1 } })],
    ['has expired', statementLine.build({ expired: true })],
    ['has a last day that is over', statementLine.build({ expiresOn: { year: 2026, month: 11, day: 19 } })],
    ['never lapses', { ...statementLine.build(), expiresOn: undefined }],
    ['has no amount', { ...statementLine.build(), amount: undefined }],
  ])('leave out what %s', (_, line) => expect(lapsingLines([line], today)).toEqual([]))
})
