import {
  addDays,
  calendarDay,
  compareDays,
  daysBetween,
  parseBrazilianDay,
  parseIsoDay,
  toBrazilianDay,
  toIsoDay,
} from '@domain/calendar-day.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Every day from 1900 to 2100. */
const day = fc.integer({ min: 0, max: 73_413 }).map((days) => addDays({ year: 1900, month: 1, day: 1 }, days))

describe('a calendar day', () => {
  it.each(['2026-02-30', '2026-13-01', '2025-02-29', '2026-11-20x', '20/11/2026', '', 'null'])(
    'does not read %j as a day',
    (text) => expect(parseIsoDay(text)).toBeUndefined(),
  )

  it.each([
    '30/02/2026',
    '00/01/2026',
    '1/1/2026',
    '20-11-2026',
    '20/11/26',
    '120/11/2026',
    '20/11/20261',
    '',
  ])('does not read %j as a typed day', (text) => expect(parseBrazilianDay(text)).toBeUndefined())

  it('reads the day of a local date and time, whatever the hour', () => {
    expect(parseIsoDay('2026-11-20T23:59:59')).toEqual({ year: 2026, month: 11, day: 20 })
    expect(parseIsoDay('2026-11-20T00:00:00')).toEqual({ year: 2026, month: 11, day: 20 })
  })

  it.each(['Z', '+00', '+0000', '+00:00'])('turns a time with %s to the day in Brazil', (offset) => {
    expect(parseIsoDay(`2026-11-28T01:30:00${offset}`)).toEqual({ year: 2026, month: 11, day: 27 })
    expect(parseIsoDay(`2026-11-28 01:30:00.123${offset}`)).toEqual({ year: 2026, month: 11, day: 27 })
  })

  it('knows leap years', () => {
    expect(calendarDay(2024, 2, 29)).toEqual({ year: 2024, month: 2, day: 29 })
    expect(calendarDay(1900, 2, 29)).toBeUndefined()
  })

  it('is written and read back the same, in both forms', () => {
    fc.assert(
      fc.property(day, (any) => {
        expect(parseIsoDay(toIsoDay(any))).toEqual(any)
        expect(parseBrazilianDay(toBrazilianDay(any))).toEqual(any)
      }),
    )
  })

  it('counts days in both directions', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (start, days) => {
        const end = addDays(start, days)
        expect(daysBetween(start, end)).toBe(days)
        expect(Math.sign(compareDays(end, start))).toBe(Math.sign(days))
      }),
    )
  })
})
