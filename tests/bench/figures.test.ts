import { describe, expect, it } from 'vitest'
import { byKind, byWave, codeKib, type Transfer } from '../../bench/first-visit/transfers.ts'
import { median } from '../../bench/median.ts'
import { allWithin, type Row, table, verdict } from '../../bench/report.ts'

const row = (value: number, budget: Partial<Row> = { most: 1 }): Row => ({
  figure: 'first paint',
  unit: 's',
  digits: 1,
  value,
  ...budget,
})

const isWithin = (...rows: readonly Row[]) => allWithin([{ title: 'login', rows }])

describe('a figure', () => {
  it('may reach its budget and not pass it', () => {
    expect(isWithin(row(1))).toBe(true)
    expect(isWithin(row(1), row(1.1))).toBe(false)
    expect(isWithin(row(99, { least: 99 }))).toBe(true)
    expect(isWithin(row(98.9, { least: 99 }))).toBe(false)
  })

  it('is judged as it is printed', () => {
    expect(isWithin(row(1.04))).toBe(true)
  })

  it('that could not be measured is over its budget', () => {
    expect(isWithin(row(Number.NaN))).toBe(false)
  })

  it('is printed with its budget, and named at the end when it is over', () => {
    const tables = [{ title: 'login', rows: [row(1), row(1.26, { most: 1, figure: 'last paint' })] }]
    expect(tables.map(table)).toEqual([
      [
        '| login | measured | must reach | |',
        '| --- | --: | --: | --- |',
        '| first paint | 1.0 s | ≤ 1 s |  |',
        '| last paint | 1.3 s | ≤ 1 s | **over budget** |',
      ].join('\n'),
    ])
    expect(verdict(tables)).toBe('Over budget:\n- login: last paint')
    const within = { title: 'home', rows: [row(99, { least: 99, figure: 'score', unit: '', digits: 0 })] }
    expect(table(within).split('\n').at(-1)).toBe('| score | 99 | ≥ 99 |  |')
    expect(verdict([within])).toBe('Every figure is within its budget.')
  })
})

it('takes the middle one of an odd number of runs', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(() => median([4, 1])).toThrow('2 values have no middle one')
  expect(() => median([])).toThrow('0 values have no middle one')
})

describe('what a visit asks for', () => {
  const transfer = (kind: string, startedAt: number): Transfer => ({ url: '', kind, startedAt, bytes: 512 })
  const transfers = [
    transfer('Script', 700),
    transfer('Document', 0),
    transfer('Image', 1300),
    transfer('Script', 600),
  ]

  it('counts by kind', () => {
    expect(byKind(transfers)).toBe('script 1.0 KiB in 2, document 0.5 KiB in 1, image 0.5 KiB in 1')
    expect(codeKib(transfers)).toBe(1.5)
  })

  it('counts by wave, which begins when an answer to the wave before may have come', () => {
    expect(byWave(transfers)).toBe('1 → 2 → 1')
  })
})
