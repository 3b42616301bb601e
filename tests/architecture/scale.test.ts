import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SCALE_PAGE, scaleTables, withTables } from '../../scripts/scale/tables.ts'

const page = readFileSync(SCALE_PAGE, 'utf8')

it('has the tables that the counted calls come to: npm run scale writes them', () => {
  expect(withTables(page)).toBe(page)
})

it('shows every table', () => {
  const shown = [...page.matchAll(/<!-- table: (\w+) -->/g)].map(([, name]) => name)
  expect(shown.toSorted()).toEqual([...scaleTables().keys()].toSorted())
})
