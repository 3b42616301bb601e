import { expect, it } from 'vitest'
import { type Files, measure } from '../../scripts/scale/measure.ts'
import { readMeasured } from '../../scripts/scale/tables.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()

/** A small difference is no reason to write docs/scale.md again. Some browsers count a few bytes of an answer that has none. */
const TOLERANCE = 1.05
const TOLERATED_BYTES = 1024
/**
 * Files more of a visit with a worker: on a busy machine it takes over later, and what it has not kept by then is asked for once more
 * (up to six files, without a byte of them). Without a worker every visit asks for the same files.
 */
const TOLERATED_FILES = { first: 0, withWorker: 9, again: 3 }

it('asks no more of a CDN and of the backend than docs/scale.md says: npm run scale measures it again', async () => {
  const said = readMeasured()
  const now = await measure(testBrowser, portal.url, await portal.customer())

  const exceeds = (one: Files, other: Files, toleratedFiles: number) =>
    one.files > other.files * TOLERANCE + toleratedFiles ||
    one.bytes > other.bytes * TOLERANCE + TOLERATED_BYTES
  const larger = (['first', 'withWorker', 'again'] as const).flatMap((visit) =>
    exceeds(now[visit], said[visit], TOLERATED_FILES[visit])
      ? { visit, now: now[visit], said: said[visit] }
      : [],
  )
  expect(larger).toEqual([])
  const heavier = Object.entries(now.answers).filter(
    ([call, bytes]) => bytes > (said.answers[call] ?? 0) * TOLERANCE + 10,
  )
  expect(heavier).toEqual([])
})
