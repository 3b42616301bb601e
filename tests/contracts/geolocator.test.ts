import type { LocationOutcome } from '@application/stores/geolocator.ts'
import { BrowserGeolocator, PATIENCE } from '@infrastructure/browser/browser-geolocator.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemoryGeolocator } from '../doubles/stores/in-memory-geolocator.ts'
import { windowOf } from '../support/window-of.ts'
import { describeGeolocator } from './geolocator.contract.ts'

const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
const CODE_OF = { denied: 1, unavailable: 2, 'timed-out': 3 }

/** A browser that answers so; one that never does without an outcome. */
function browser(outcome?: LocationOutcome) {
  const clock = new InMemoryClock()
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (succeed, fail) => {
    if (outcome?.kind === 'located') succeed({ coords: outcome.position } as GeolocationPosition)
    else if (outcome) fail?.({ ...CODES, code: CODE_OF[outcome.kind], message: '' })
  }
  const window = windowOf({ navigator: { geolocation: { getCurrentPosition } } })
  return { clock, geolocator: new BrowserGeolocator(window, clock) }
}

describeGeolocator('in a browser', (outcome) => browser(outcome).geolocator)
describeGeolocator('in memory', (outcome) => new InMemoryGeolocator(outcome))

describe('a browser that is asked where the customer is', () => {
  it('is given up when it never answers, and leaves no timer behind when it does', async () => {
    const silent = browser()
    const outcome = silent.geolocator.locate()
    silent.clock.advance(PATIENCE)
    expect(await outcome).toEqual({ kind: 'timed-out' })

    const { geolocator, clock } = browser({ kind: 'denied' })
    await geolocator.locate()
    expect(clock.waiting).toBe(0)
  })

  it('gives no position that does not exist', async () => {
    const { geolocator } = browser({ kind: 'located', position: { latitude: 0, longitude: 0 } })
    expect(await geolocator.locate()).toEqual({ kind: 'unavailable' })
  })

  it('may have no way to look', async () => {
    const geolocator = new BrowserGeolocator(windowOf({ navigator: {} }), new InMemoryClock())
    expect(await geolocator.locate()).toEqual({ kind: 'unavailable' })
  })
})
