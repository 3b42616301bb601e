import { ServiceWorkerUpdates } from '@infrastructure/browser/service-worker-updates.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { RecordingLogger } from '../../doubles/recording-logger.ts'
import { settled } from '../../support/settled.ts'
import { windowOf } from '../../support/window-of.ts'

// Only a build has a worker.
beforeAll(() => {
  vi.stubEnv('DEV', false)
})
afterAll(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['worker-registered', async () => new EventTarget()],
  ['worker-not-registered', () => Promise.reject(new Error('blocked'))],
] as const)('how the registration of the worker ended is logged: %s', async (event, register) => {
  const logger = new RecordingLogger()
  const serviceWorker = windowOf({ register })
  const window = windowOf({ navigator: { serviceWorker }, document: { readyState: 'complete' } })
  new ServiceWorkerUpdates(window, logger).start()
  await settled()
  expect(logger.entries).toEqual([[event]])
})

it('a check registers the worker where that has failed before, and not before the start', async () => {
  const logger = new RecordingLogger()
  let isUnderWay = true
  const register = async () => {
    if (isUnderWay) throw new Error('a deployment is under way')
    return new EventTarget()
  }
  const serviceWorker = windowOf({ register })
  const window = windowOf({ navigator: { serviceWorker }, document: { readyState: 'complete' } })
  const updates = new ServiceWorkerUpdates(window, logger)
  await updates.check()
  expect(logger.entries).toEqual([])
  updates.start()
  await settled()
  isUnderWay = false
  await updates.check()
  expect(logger.entries).toEqual([['worker-not-registered'], ['worker-registered']])
})
