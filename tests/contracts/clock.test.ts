import { BrowserClock } from '@infrastructure/browser/browser-clock.ts'
import { afterEach, vi } from 'vitest'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { describeClock } from './clock.contract.ts'

afterEach(() => {
  vi.useRealTimers()
})

describeClock('in a browser', (now) => {
  vi.useFakeTimers({ now })
  return { clock: new BrowserClock(), pass: (milliseconds) => vi.advanceTimersByTime(milliseconds) }
})
describeClock('in memory', (now) => {
  const clock = new InMemoryClock(now)
  return { clock, pass: (milliseconds) => clock.advance(milliseconds) }
})
