import { BrowserClock } from '@infrastructure/browser/browser-clock.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the clock', () => {
  it.each([
    ['2026-11-21T02:59:59Z', 20],
    ['2026-11-21T03:00:00Z', 21],
  ])('says at %s that it is day %i in Brazil, wherever the device is', (moment, day) => {
    vi.setSystemTime(new Date(moment))
    expect(new BrowserClock().today()).toEqual({ year: 2026, month: 11, day })
  })
})

describe('the time zone of these tests', () => {
  it('is the one they claim to run in', () => {
    const minutesBehind = process.env.TZ === 'UTC' ? 0 : 180
    expect(new Date(Date.UTC(2026, 10, 20)).getTimezoneOffset()).toBe(minutesBehind)
  })
})
