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
