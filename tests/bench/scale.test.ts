import { describe, expect, it } from 'vitest'
import { type Figure, figuresOf, isFlat } from '../../bench/scale/flatness.ts'
import { picture } from '../../bench/scale/picture.ts'
import { allFlat, table, verdict } from '../../bench/scale/table.ts'

const visit = {
  firstRows: 1000,
  fromAnswer: 100,
  parse: 1,
  reaction: 40,
  scrollFrame: 30,
  heap: 5,
  answerHeap: 0.1,
  elements: 400,
}
const visits = (of10000: Partial<typeof visit>) => [[visit], [visit], [visit], [{ ...visit, ...of10000 }]]

/** What the longest list has too much of. */
const steep = (of10000: Partial<typeof visit>, inOneAnswer = true) =>
  figuresOf(visits(of10000), inOneAnswer)
    .filter(({ isFlat }) => isFlat === false)
    .map(({ name }) => name)

describe('a figure over the number of rows', () => {
  it('is flat up to 1.3 times what 100 rows cost', () => {
    expect(isFlat([0, 1000, 0, 1300], undefined, 'ms')).toBe(true)
    expect(isFlat([0, 1000, 0, 1301], undefined, 'ms')).toBe(false)
    expect(isFlat([0, 400, 0, 521], undefined, '')).toBe(false)
  })

  it('may grow by a frame, which nobody sees, and by no more', () => {
    expect(isFlat([0, 10, 0, 26], undefined, 'ms')).toBe(true)
    expect(isFlat([0, 10, 0, 27], undefined, 'ms')).toBe(false)
    expect(isFlat([0, 10, 0, 26], undefined, 'MiB')).toBe(false)
  })

  it('is compared without what the answer alone costs', () => {
    expect(isFlat([0, 10, 0, 14], [0, 0, 0, 1], 'MiB')).toBe(true)
    expect(isFlat([0, 10, 0, 14], [0, 0, 0, 0.9], 'MiB')).toBe(false)
  })

  it('is not flat when it could not be measured', () => {
    expect(isFlat([0, 1000, 0, Number.NaN], undefined, 'ms')).toBe(false)
  })
})

describe('what is judged of a list', () => {
  it.each([
    [{}, []],
    [{ firstRows: 1400 }, ['first rows']],
    [{ firstRows: 1400, parse: 110 }, []],
    [{ reaction: 56, scrollFrame: 46 }, []],
    [{ reaction: 80 }, ['slowest key or press']],
    [{ scrollFrame: 60 }, ['frame of scrolling']],
    [{ heap: 9 }, ['memory']],
    [{ heap: 9, answerHeap: 3 }, []],
    [{ elements: 4000 }, ['elements in the page']],
  ])('with %j of 10,000 rows, too much is %j', (of10000, expected) => {
    expect(steep(of10000)).toEqual(expected)
  })

  it('takes nothing off where the rows come page by page', () => {
    expect(steep({ firstRows: 1400, parse: 110 }, false)).toEqual(['first rows'])
    expect(steep({ heap: 9, answerHeap: 3 }, false)).toEqual(['memory'])
  })

  it('is the median of the runs', () => {
    const runs = [1000, 5000, 1100].map((firstRows) => ({ ...visit, firstRows }))
    expect(figuresOf([runs, runs, runs, runs], false)[0]?.values).toEqual([1100, 1100, 1100, 1100])
  })
})

describe('what is said of the lists', () => {
  const rows: Figure = { name: 'first rows', unit: 'ms', values: [900, 1000, 1000, 1500], isFlat: false }
  const parse: Figure = { name: '… parse', unit: 'ms', values: [0, 1, 9, 90] }
  const heap: Figure = { name: 'memory', unit: 'MiB', values: [5, 5, 5, 5.04], isFlat: true }
  const stores = { name: 'stores', figures: [rows, parse, heap] }

  it('stands in a table', () => {
    expect(table(stores)).toBe(
      [
        '| stores | 10 | 100 | 1,000 | 10,000 | 10,000 against 100 |',
        '| --- | --: | --: | --: | --: | --: |',
        '| first rows | 900 ms | 1,000 ms | 1,000 ms | 1,500 ms | **× 1.50** |',
        '| … parse | 0 ms | 1 ms | 9 ms | 90 ms |  |',
        '| memory | 5.0 MiB | 5.0 MiB | 5.0 MiB | 5.0 MiB | × 1.01 |',
      ].join('\n'),
    )
  })

  it('ends with what is not flat', () => {
    expect(allFlat([stores])).toBe(false)
    expect(verdict([stores])).toBe('More than 1.3 × with 10,000 rows:\n- stores: first rows, **× 1.50**')
    const flat = [{ name: 'stores', figures: [heap, parse] }]
    expect(allFlat(flat)).toBe(true)
    expect(verdict(flat)).toBe('Every figure of 10,000 rows is within 1.3 × that of 100.')
  })

  it('is drawn with a line for each list in each of three plots, and its name', () => {
    const named = (name: string) => ({ name, figures: figuresOf(visits({ firstRows: 1500 }), true) })
    const drawn = picture([named('stores'), named('"offers" & more')], 'a < b')
    expect(drawn.match(/<polyline/g)).toHaveLength(6)
    expect(drawn).toContain('>stores</text>')
    expect(drawn).toContain('>&quot;offers&quot; &amp; more</text>')
    expect(drawn).toContain('>a &lt; b</text>')
    expect(drawn).not.toContain('NaN')
  })
})
