import { type Observation, Observations } from '@application/telemetry/observations.ts'
import { recoverFromMissingChunks } from '@infrastructure/browser/missing-chunks.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { expect, it } from 'vitest'
import { FakeStorage } from '../../support/fake-storage.ts'
import { windowOf } from '../../support/window-of.ts'

/** A window that hears of a missing chunk: what became of it. */
function missing({ online = true, wouldLose = false, isBlocked = false, times = 1 } = {}) {
  const seen: Observation[] = []
  let reloads = 0
  const storage = new FakeStorage()
  if (isBlocked) storage.breakDown('setItem')
  const observations = new Observations()
  observations.sendTo((observation) => seen.push(observation))
  const window = windowOf({ navigator: { onLine: online }, location: { reload: () => reloads++ } })
  recoverFromMissingChunks(window, {
    storage: new SafeStorage(() => storage),
    clock: { now: () => 0 },
    observations,
    wouldLose: () => wouldLose,
    onReload: () => {},
  })
  let goesOn = 0
  for (let time = 0; time < times; time++) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: 'a file' })
    if (window.dispatchEvent(event)) goesOn++
  }
  return { seen, reloads, goesOn }
}

it('reloads the page once for a missing chunk', () => {
  expect(missing({ times: 2 }).reloads).toBe(1)
})

it('does not reload where a reload would not help, or would lose something', () => {
  expect(missing({ online: false }).reloads).toBe(0)
  expect(missing({ wouldLose: true }).reloads).toBe(0)
})

it('does not reload where storage is blocked, and the error goes on to the screen', () => {
  expect(missing({ isBlocked: true })).toMatchObject({ reloads: 0, goesOn: 1 })
})

it('notices each missing chunk, whether it reloads or not', () => {
  const one = { kind: 'missing-part', thrown: 'a file' }
  expect(missing().seen).toEqual([one])
  expect(missing({ wouldLose: true, times: 2 }).seen).toEqual([one, one])
})
