import type { Area } from '@application/areas.ts'
import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import { loadQuietParts } from '@ui/app/load-quiet-parts.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { settled } from '../../support/settled.ts'

const OUT_OF_ORDER: PortFailureReason = { kind: 'offline' }

/** The first request for the code of the calls fails so; the second one is answered. */
function failsOnce(reason: PortFailureReason) {
  const clock = new InMemoryClock()
  const asked: Area[] = []
  const areas = {
    load: async (area: Area) => void asked.push(area),
    loadLate: async (area: Area) => {
      asked.push(area)
      if (asked.length === 1) throw new PortFailure(reason)
    },
  }
  return { clock, asked, parts: loadQuietParts(areas, clock) }
}

it('are asked for again after a minute, though the device never lost its network', async () => {
  const { clock, asked, parts } = failsOnce(OUT_OF_ORDER)
  await settled()
  clock.advance(59_999)
  await settled()
  expect(asked).toEqual(['http'])
  clock.advance(1)
  expect((await parts).name).toBe('QuietParts')
  expect(asked).toEqual(['http', 'http', 'updates'])
})

it('are asked for again as soon as the device has a network', async () => {
  const { parts } = failsOnce(OUT_OF_ORDER)
  await settled()
  window.dispatchEvent(new Event('online'))
  expect((await parts).name).toBe('QuietParts')
})

it('are not asked for again where a deployment has taken a file away', async () => {
  const { parts } = failsOnce({ kind: 'unexpected', detail: 'a file is missing' })
  await expect(parts).rejects.toThrow('a file is missing')
})
