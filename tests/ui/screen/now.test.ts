import { Now } from '@ui/screen/now.ts'
import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'

it('changes each minute while a screen shows it, and has no timer otherwise', () => {
  const clock = new InMemoryClock(0)
  const now = new Now(clock)
  expect(now.time).toBe(0)
  expect(clock.waiting).toBe(0)

  const shown: number[] = []
  const close = autorun(() => shown.push(now.time))
  clock.advance(150_000)
  expect(shown).toEqual([0, 60_000, 120_000])
  close()
  expect(clock.waiting).toBe(0)
})
