import { toIsoDay } from '@domain/calendar-day.ts'
import { Today } from '@ui/screen/today.ts'
import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'

const MINUTE = 60_000

it('changes on a screen that stays open, a minute after midnight at the latest', () => {
  const clock = new InMemoryClock(Date.UTC(2026, 10, 21, 2, 58))
  const today = new Today(clock)
  const shown: string[] = []
  const close = autorun(() => shown.push(toIsoDay(today.day)))

  clock.advance(MINUTE)
  expect(shown).toEqual(['2026-11-20'])
  clock.advance(2 * MINUTE)
  expect(shown).toEqual(['2026-11-20', '2026-11-21'])
  clock.advance(24 * 60 * MINUTE)
  expect(shown).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])

  close()
  expect(clock.waiting).toBe(0)
})

it('gives the day without a timer when it is read once', () => {
  const clock = new InMemoryClock(Date.UTC(2026, 10, 21, 2, 58))
  const today = new Today(clock)
  expect(toIsoDay(today.day)).toBe('2026-11-20')
  clock.advance(2 * MINUTE)
  expect(toIsoDay(today.day)).toBe('2026-11-21')
  expect(clock.waiting).toBe(0)
})
