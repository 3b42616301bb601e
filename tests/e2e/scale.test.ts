import { expect, it } from 'vitest'
import { type Files, measure } from '../../scripts/scale/measure.ts'
import { readMeasured } from '../../scripts/scale/tables.ts'
import { openPortal } from '../support/portal.ts'

const portal = openPortal()

/** A little more is no reason to write docs/scale.md anew. Some browsers count a few bytes of an answer that has none. */
const TOLERANCE = 1.05
const TOLERATED_BYTES = 1024
/** On a busy machine the worker takes over later: the next visit then asks for what it has not kept yet, and for the worker itself. */
const TOLERATED_FILES = 3

it('asks no more of a CDN and of the backend than docs/scale.md says: npm run scale measures it again', async () => {
  const said = readMeasured()
  const now = await measure(testBrowser, portal.url, await portal.customer())

  const exceeds = (one: Files, other: Files) =>
    one.files > other.files * TOLERANCE + TOLERATED_FILES ||
    one.bytes > other.bytes * TOLERANCE + TOLERATED_BYTES
  const larger = (['first', 'withWorker', 'again'] as const).filter((visit) =>
    exceeds(now[visit], said[visit]),
  )
  expect(larger).toEqual([])
  const heavier = Object.entries(now.answers).filter(
    ([call, bytes]) => bytes > (said.answers[call] ?? 0) * TOLERANCE + 10,
  )
  expect(heavier).toEqual([])
})
