import { addDays, compareDays, toBrazilianDay } from '@domain/calendar-day.ts'
import { birthDay } from '@domain/person/birth-date.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const today = { year: 2026, month: 11, day: 20 }

describe('a date of birth', () => {
  it.each([
    ['17/05/1990', { year: 1990, month: 5, day: 17 }],
    ['01/01/1900', { year: 1900, month: 1, day: 1 }],
    ['29/02/2024', { year: 2024, month: 2, day: 29 }],
    ['20/11/2026', today],
    ['17051990', { year: 1990, month: 5, day: 17 }],
  ])('reads %s', (typed, day) => {
    expect(birthDay(typed, today)).toEqual(day)
  })

  it.each([
    ['30/02/1990', 'no such day'],
    ['29/02/2023', 'no leap year'],
    ['31/12/1899', 'before 1900'],
    ['21/11/2026', 'tomorrow'],
    ['123', 'three digits'],
    ['1/5/1990', 'under 10 characters'],
    ['1990-05-17', 'the form of the server'],
    ['17-05-1990', 'another form'],
    ['', 'nothing'],
    ['00/00/0000', 'zeros'],
  ])('refuses %j: %s', (typed) => {
    expect(birthDay(typed, today)).toBeUndefined()
  })

  it('reads every day from 1900 until today, and none after', () => {
    fc.assert(
      fc.property(fc.integer({ min: -46_000, max: 5_000 }), (days) => {
        const day = addDays(today, days)
        const expected = day.year >= 1900 && compareDays(day, today) <= 0 ? day : undefined
        expect(birthDay(toBrazilianDay(day), today)).toEqual(expected)
      }),
    )
  })
})
