import { readPages, repeatsPage } from '@application/read-pages.ts'
import { describe, expect, it } from 'vitest'

describe('a page of lines', () => {
  it('repeats the one before it only as a whole', () => {
    const [a, b, c] = [
      { id: 0, text: 'a' },
      { id: 0, text: 'b' },
      { id: 0, text: 'c' },
    ]
    expect(repeatsPage([a, b], [{ ...a }, { ...b }])).toBe(true)
    expect(repeatsPage([b, c], [a, b])).toBe(false)
    expect(repeatsPage([], [])).toBe(false)
  })
})

describe('reading pages', () => {
  it('ends without lines at a server that ignores the number of the page, and there may be more', async () => {
    const found = []
    for await (const page of readPages(async () => ({ lines: ['a', 'b'], mayHaveMore: true })))
      found.push(page)
    expect(found).toEqual([
      { number: 1, lines: ['a', 'b'], mayHaveMore: true },
      { number: 2, lines: [], mayHaveMore: true },
    ])
  })
})
