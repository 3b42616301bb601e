import { type Cancel, Clock } from '@application/clock.ts'
import { type CalendarDay, parseIsoDay } from '@domain/calendar-day.ts'
import { injectable } from 'inversify'

/** A longer timer fires at once: browsers keep the delay in 32 bits. */
const LONGEST_TIMEOUT = 2 ** 31 - 1

/** Swedish writes a day as ISO 8601 does; the zone is Brazil's, wherever the device is. */
const brazilianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

@injectable()
export class BrowserClock extends Clock {
  now(): number {
    return Date.now()
  }

  today(): CalendarDay {
    const today = parseIsoDay(brazilianDay.format(this.now()))
    if (today === undefined) throw new Error('Intl did not format today as a day')
    return today
  }

  after(milliseconds: number, run: () => void): Cancel {
    let timer: ReturnType<typeof setTimeout>
    const wait = (rest: number) => {
      const step = Math.min(rest, LONGEST_TIMEOUT)
      timer = setTimeout(() => (rest > step ? wait(rest - step) : run()), Math.max(0, step))
    }
    wait(milliseconds)
    return () => clearTimeout(timer)
  }
}
