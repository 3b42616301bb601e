import { distinctLines, lapsingLines } from '@domain/cashback/statement.ts'
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
    ['was spent', statementLine.spent().build({ expiresOn: { year: 2026, month: 12, day: 1 } })],
    ['has expired', statementLine.build({ expired: true })],
    ['has a last day that is over', statementLine.build({ expiresOn: { year: 2026, month: 11, day: 19 } })],
    ['never lapses', { ...statementLine.build(), expiresOn: undefined }],
    ['has no amount', { ...statementLine.build(), amount: undefined }],
  ])('leave out what %s', (_, line) => expect(lapsingLines([line], today)).toEqual([]))
})

describe('lines read page by page', () => {
  it('stand there once, though a new purchase moved one onto the next page', () => {
    const [a, b] = [statementLine.build(), statementLine.build()]
    expect(distinctLines([a, b, b])).toEqual([a, b])
  })
})
