import { type Spot, spreadPins } from '@ui/stores/spread-pins.ts'
import { describe, expect, it } from 'vitest'

const APART = 28

/** The least distance between any two. */
function leastDistance(spots: readonly Spot[]): number {
  const distances = spots.flatMap((one, index) =>
    spots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  return Math.min(...distances)
}

describe('pins on the map', () => {
  it('stand at their own places where there is room', () => {
    const places = [
      { x: 0, y: 0 },
      { x: APART, y: 0 },
      { x: -500, y: 300 },
    ]
    expect(spreadPins(places, APART)).toEqual(places)
  })

  it('stand beside the place that another one has taken, close to their own', () => {
    const [first, second] = spreadPins(
      [
        { x: 100, y: 100 },
        { x: 103, y: 100 },
      ],
      APART,
    )
    expect(first).toEqual({ x: 100, y: 100 })
    const away = Math.hypot((second?.x ?? 0) - 100, (second?.y ?? 0) - 100)
    expect(away).toBeGreaterThanOrEqual(APART)
    expect(away).toBeLessThan(APART * 2)
  })

  it('can each be pressed when 150 are in one place, and fill no more than the breadth of a phone', () => {
    const spots = spreadPins(
      Array.from({ length: 150 }, () => ({ x: 7, y: 7 })),
      APART,
    )
    expect(leastDistance(spots)).toBeGreaterThanOrEqual(APART)
    expect(Math.max(...spots.map(({ x }) => Math.abs(x - 7)))).toBeLessThan(200)
  })
})
