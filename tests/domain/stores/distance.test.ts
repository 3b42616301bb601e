import { distanceBetween, nearestFirst } from '@domain/stores/distance.ts'
import type { Coordinates } from '@domain/stores/store.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { store } from '../../support/factories/stores.ts'

const CURITIBA = { latitude: -25.4284, longitude: -49.2733 }
const LONDRINA = { latitude: -23.3111, longitude: -51.1595 }
const HALF_THE_EARTH = 20_015.2

const anywhere: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the distance between two places', () => {
  it('is known for Curitiba and Londrina', () => {
    expect(distanceBetween(CURITIBA, LONDRINA)).toBeCloseTo(303.4, 0)
  })

  it('is the same both ways, nothing to oneself, and never more than half around the Earth', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const distance = distanceBetween(a, b)
        expect(distance).toBeCloseTo(distanceBetween(b, a), 6)
        expect(distanceBetween(a, a)).toBe(0)
        expect(distance).toBeGreaterThanOrEqual(0)
        expect(distance).toBeLessThanOrEqual(HALF_THE_EARTH)
      }),
    )
  })

  it('is never longer than a way by a third place', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(distanceBetween(a, c)).toBeLessThanOrEqual(
          distanceBetween(a, b) + distanceBetween(b, c) + 0.001,
        )
      }),
    )
  })
})

describe('stores seen from somewhere', () => {
  const near = store.at(-25.44, -49.28).build()
  const far = store.at(-23.31, -51.16).build()
  const nowhere = store.withoutAddress().build()

  it('come nearest first, and those without a place last', () => {
    const seen = nearestFirst([nowhere, far, near], CURITIBA)
    expect(seen.map(({ store }) => store)).toEqual([near, far, nowhere])
    expect(seen[0]?.distance).toBeCloseTo(1.5, 0)
    expect(seen[2]?.distance).toBeUndefined()
  })

  it("keep their order while the customer's place is unknown", () => {
    const seen = nearestFirst([nowhere, far, near], undefined)
    expect(seen.map(({ store }) => store)).toEqual([nowhere, far, near])
  })
})
