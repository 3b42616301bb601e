import { fitInto } from '@domain/profile/photo.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('fitting a photo into a square', () => {
  it('keeps its proportions and never makes it larger', () => {
    expect(fitInto(512, { width: 2048, height: 1024 })).toEqual({ width: 512, height: 256 })
    expect(fitInto(512, { width: 1000, height: 667 })).toEqual({ width: 512, height: 342 })
    expect(fitInto(512, { width: 100, height: 50 })).toEqual({ width: 100, height: 50 })
    expect(fitInto(512, { width: 10_000, height: 1 })).toEqual({ width: 512, height: 1 })
  })

  it('always ends inside the square', () => {
    const side = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitInto(512, { width, height })
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(512)
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
