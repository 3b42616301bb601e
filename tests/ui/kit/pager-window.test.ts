import { pagerWindow } from '@ui/kit/pager-window.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('pagerWindow', () => {
  it.each([
    { page: 1, pageCount: 1, range: 2, margin: 1, expected: [1] },
    { page: 1, pageCount: 3, range: 2, margin: 1, expected: [1, 2, 3] },
    { page: 1, pageCount: 12, range: 2, margin: 1, expected: [1, 2, 3, 'gap', 12] },
    { page: 6, pageCount: 12, range: 2, margin: 1, expected: [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12] },
    { page: 12, pageCount: 12, range: 2, margin: 1, expected: [1, 'gap', 10, 11, 12] },
    { page: 5, pageCount: 9, range: 2, margin: 1, expected: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    { page: 9, pageCount: 20, range: 0, margin: 0, expected: ['gap', 9, 'gap'] },
    { page: 10, pageCount: 30, range: 1, margin: 2, expected: [1, 2, 'gap', 9, 10, 11, 'gap', 29, 30] },
  ])('shows $expected on page $page of $pageCount', ({ page, pageCount, range, margin, expected }) => {
    expect(pagerWindow(page, pageCount, range, margin)).toEqual(expected)
  })

  it('shows nothing when there are no pages', () => {
    expect(pagerWindow(1, 0, 2, 1)).toEqual([])
  })

  const situations = fc.record({
    page: fc.integer({ min: -5, max: 500 }),
    pageCount: fc.integer({ min: 1, max: 400 }),
    range: fc.integer({ min: 0, max: 6 }),
    margin: fc.integer({ min: 0, max: 3 }),
  })

  it('keeps the current page, its neighbours and the ends, in ascending order and within the pages there are', () => {
    fc.assert(
      fc.property(situations, ({ page, pageCount, range, margin }) => {
        const shown = pagerWindow(page, pageCount, range, margin)
        const numbers = shown.filter((entry) => entry !== 'gap')
        const current = Math.min(Math.max(page, 1), pageCount)

        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers.every((number) => number >= 1 && number <= pageCount)).toBe(true)
        for (
          let near = Math.max(1, current - range);
          near <= Math.min(pageCount, current + range);
          near += 1
        ) {
          expect(numbers).toContain(near)
        }
        for (let edge = 1; edge <= Math.min(margin, pageCount); edge += 1) {
          expect(numbers).toContain(edge)
          expect(numbers).toContain(pageCount + 1 - edge)
        }
      }),
    )
  })

  it('puts a gap exactly where two or more pages are left out, and never two gaps side by side', () => {
    fc.assert(
      fc.property(situations, ({ page, pageCount, range, margin }) => {
        const framed = [0, ...pagerWindow(page, pageCount, range, margin), pageCount + 1]
        framed.forEach((entry, index) => {
          if (index === 0) return
          const before = framed[index - 1]
          if (typeof entry === 'number' && typeof before === 'number') expect(entry - before).toBe(1)
          if (entry !== 'gap') return
          const after = framed[index + 1]
          expect(typeof before).toBe('number')
          expect(typeof after).toBe('number')
          expect(Number(after) - Number(before)).toBeGreaterThan(2)
        })
      }),
    )
  })

  it('is never longer than what was asked for, however many pages there are', () => {
    fc.assert(
      fc.property(situations, ({ page, range, margin }) => {
        const longest = 2 * range + 1 + 2 * margin + 2
        expect(pagerWindow(page, 1_000_000, range, margin).length).toBeLessThanOrEqual(longest)
      }),
    )
  })
})
