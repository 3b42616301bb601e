import { addDays, compareDays } from '@domain/calendar-day.ts'
import { reminderDay } from '@domain/reminders/reminder-day.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const today = { year: 2026, month: 11, day: 20 }

describe('the day of a reminder', () => {
  it.each([
    [10, 8],
    [3, 1],
    [2, 1],
    [1, 1],
  ])('of what lapses in %i days is in %i', (lapsesIn, remindsIn) => {
    expect(reminderDay(addDays(today, lapsesIn), today)).toEqual(addDays(today, remindsIn))
  })

  it.each([0, -1, -400])('is none for what lapses in %i days', (lapsesIn) => {
    expect(reminderDay(addDays(today, lapsesIn), today)).toBeUndefined()
  })

  it('is never today, never too late, and at most two days ahead of time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (lapsesIn) => {
        const lapsesOn = addDays(today, lapsesIn)
        const day = reminderDay(lapsesOn, today)
        expect(day && compareDays(day, today)).toBeGreaterThan(0)
        expect(day && compareDays(day, lapsesOn)).toBeLessThanOrEqual(0)
        expect(day && compareDays(day, addDays(lapsesOn, -2))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
