import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBack } from '../../scripts/build/read-back.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'))
  mkdirSync(join(folder, 'assets'))
  // The first column of the second line is the tenth line of this source, where `offers` is called.
  const map = { version: 3, sources: ['../../src/ui/offers.ts'], names: ['offers'], mappings: ';AASAA' }
  writeFileSync(join(folder, 'assets/offers-Ab12Cd34.js.map'), JSON.stringify(map))
  writeFileSync(join(folder, 'sw.js.map'), JSON.stringify({ ...map, sources: ['src/sw.ts'], names: ['x'] }))
})

afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  [
    'Chromium',
    '    at n (https://h.example/cliente/assets/offers-Ab12Cd34.js:2:1)',
    '    at n (offers src/ui/offers.ts:10:1)',
  ],
  [
    'Firefox and Safari',
    'n@https://h.example/assets/offers-Ab12Cd34.js:2:1',
    'n@offers src/ui/offers.ts:10:1',
  ],
  ['a report of a visit', '"frames":["offers-Ab12Cd34.js:2:1"]', '"frames":["offers src/ui/offers.ts:10:1"]'],
  ['the worker', 'at https://h.example/sw.js:2:1', 'at x src/sw.ts:10:1'],
])('reads back what %s writes', (_, written, read) => {
  expect(readBack(`TypeError: a.js is not a function\n${written}\n`, folder)).toBe(
    `TypeError: a.js is not a function\n${read}\n`,
  )
})

it('says of which file there is no map, and leaves a place that the map does not know', () => {
  expect(readBack('at assets/gone-Zz99.js:1:2', folder)).toBe(
    'at assets/gone-Zz99.js:1:2 [no map: another build?]',
  )
  expect(readBack('at assets/offers-Ab12Cd34.js:1:2', folder)).toBe('at assets/offers-Ab12Cd34.js:1:2')
})
