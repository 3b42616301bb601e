import type { Geolocator, LocationOutcome } from '@application/stores/geolocator.ts'
import { expect, it } from 'vitest'

const OUTCOMES: readonly LocationOutcome[] = [
  { kind: 'located', position: { latitude: -25.4, longitude: -49.2 } },
  { kind: 'denied' },
  { kind: 'unavailable' },
  { kind: 'timed-out' },
]

/** @param arrange a device that answers so. */
export function describeGeolocator(adapter: string, arrange: (outcome: LocationOutcome) => Geolocator): void {
  it.each(OUTCOMES)(`looking where the customer is may end $kind, ${adapter}`, async (outcome) => {
    expect(await arrange(outcome).locate()).toEqual(outcome)
  })
}
