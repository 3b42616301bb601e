import { monthName, shortMonthName } from '@ui/screen/month-name.ts'
import { describe, expect, it } from 'vitest'

describe('the name of a month', () => {
  it.each([
    [1, 'Janeiro de 2026', 'jan 2026'],
    [3, 'Março de 2026', 'mar 2026'],
    [12, 'Dezembro de 2026', 'dez 2026'],
  ])('%i is written in Portuguese', (month, long, short) => {
    expect(monthName({ year: 2026, month })).toBe(long)
    expect(shortMonthName({ year: 2026, month })).toBe(short)
  })
})
