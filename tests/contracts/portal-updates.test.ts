import { ServiceWorkerUpdates } from '@infrastructure/browser/service-worker-updates.ts'
import { beforeAll, vi } from 'vitest'
import { InMemoryPortalUpdates } from '../doubles/updates/in-memory-portal-updates.ts'
import { windowOf } from '../support/window-of.ts'
import { describePortalUpdates } from './portal-updates.contract.ts'

// Only a build has a worker.
beforeAll(() => {
  vi.stubEnv('DEV', false)
})

/** A worker, which takes over when it is asked to. */
class Worker extends EventTarget {
  constructor(public state: string) {
    super()
  }

  postMessage(): void {
    this.turn('activated')
  }

  turn(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  readonly active = new Worker('activated')
  installing: Worker | undefined
  waiting: Worker | undefined
  deployed = false

  async update(): Promise<void> {
    if (!this.deployed) return
    const worker = new Worker('installing')
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = undefined
    this.waiting = worker
    worker.turn('installed')
  }
}

// The worker itself runs in a browser only: tests/e2e/worker.test.ts.
describePortalUpdates('in a browser', () => {
  let applied = 0
  const registration = new Registration()
  const serviceWorker = windowOf({ controller: registration.active, register: async () => registration })
  const window = windowOf({
    navigator: { serviceWorker },
    document: { readyState: 'complete' },
    location: { reload: () => applied++ },
  })
  return {
    updates: new ServiceWorkerUpdates(window),
    deploy: () => {
      registration.deployed = true
    },
    applyElsewhere: () => {
      serviceWorker.dispatchEvent(new Event('controllerchange'))
    },
    applied: () => applied,
  }
})
describePortalUpdates('in memory', () => {
  const updates = new InMemoryPortalUpdates()
  return {
    updates,
    deploy: () => updates.deploy(),
    applyElsewhere: () => updates.applyElsewhere(),
    applied: () => updates.applied,
  }
})
