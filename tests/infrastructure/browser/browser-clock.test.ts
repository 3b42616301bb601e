import { BrowserClock } from '@infrastructure/browser/browser-clock.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const DAY = 24 * 60 * 60 * 1000

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

  it('runs once when it is time, and not when taken back', () => {
    const runs: string[] = []
    const clock = new BrowserClock()
    clock.after(1000, () => runs.push('kept'))
    clock.after(1000, () => runs.push('taken back'))()
    vi.advanceTimersByTime(5000)
    expect(runs).toEqual(['kept'])
  })

  it('waits also for longer than a browser timer can, and can still be taken back', () => {
    const runs: string[] = []
    const clock = new BrowserClock()
    clock.after(60 * DAY, () => runs.push('kept'))
    const cancel = clock.after(60 * DAY, () => runs.push('taken back'))
    vi.advanceTimersByTime(59 * DAY)
    expect(runs).toEqual([])
    cancel()
    vi.advanceTimersByTime(DAY)
    expect(runs).toEqual(['kept'])
  })
})

describe('the time zone of these tests', () => {
  it('is the one they claim to run in', () => {
    const minutesBehind = process.env.TZ === 'UTC' ? 0 : 180
    expect(new Date(Date.UTC(2026, 10, 20)).getTimezoneOffset()).toBe(minutesBehind)
  })
})
