import { crowdedPlace } from '@ui/stores/crowded-place.ts'
import { describe, expect, it } from 'vitest'

describe('where most stores are', () => {
  it('is the middle of the city with the most of them', () => {
    const place = crowdedPlace([
      { latitude: -25.4, longitude: -49.2 },
      { latitude: -25.6, longitude: -49.4 },
      { latitude: -23.3, longitude: -51.1 },
    ])
    expect(place?.latitude).toBeCloseTo(-25.5)
    expect(place?.longitude).toBeCloseTo(-49.3)
  })

  it('is nowhere without stores', () => expect(crowdedPlace([])).toBeUndefined())
})
