import { PortalUpdates } from '@application/updates/portal-updates.ts'
import { ServiceWorkerUpdates } from '@infrastructure/browser/service-worker-updates.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { RecordingLogger } from '../doubles/recording-logger.ts'
import { InMemoryPortalUpdates } from '../doubles/updates/in-memory-portal-updates.ts'
import { settled, settledUntil } from '../support/settled.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'

// Only a build has a worker.
beforeAll(() => {
  vi.stubEnv('DEV', false)
})
afterAll(() => void vi.unstubAllEnvs())

/** A worker, which takes over when it is asked to, and answers whether it holds the page. */
class Worker extends EventTarget {
  isAsked = false

  constructor(
    public state: string,
    private readonly holdsPage = false,
  ) {
    super()
  }

  postMessage(_message: unknown, [answer]: readonly MessagePort[] = []): void {
    this.isAsked ||= answer !== undefined
    if (answer) answer.postMessage(this.holdsPage)
    else this.turn('activated')
  }

  turn(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  active: Worker | undefined = new Worker('activated')
  installing: Worker | undefined
  waiting: Worker | undefined
  deployed = false

  /** @param pageIsNew whether the page already came from the newest build. */
  constructor(private readonly pageIsNew: boolean) {
    super()
  }

  async update(): Promise<void> {
    if (this.deployed) this.install()
  }

  install(): void {
    const worker = new Worker('installing', this.pageIsNew)
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = undefined
    this.waiting = worker
    worker.turn('installed')
  }

  activate(): void {
    const worker = this.waiting
    this.waiting = undefined
    this.active = worker
    worker?.turn('activating')
    worker?.turn('activated')
  }
}

interface Portal {
  readonly updates: PortalUpdates
  /** The server has a newer version from now on. */
  readonly deploy: () => void
  /** Another tab activates the newer version. */
  readonly applyElsewhere: () => void
  /** How often this tab opened the newest version. */
  readonly applied: () => number
}

function browser({ pageIsNew = false } = {}) {
  let applied = 0
  const registration = new Registration(pageIsNew)
  const serviceWorker = { register: async () => registration }
  const window = windowOf({
    navigator: { serviceWorker },
    document: { readyState: 'complete', getElementById: () => null },
    location: { reload: () => applied++ },
  })
  return {
    updates: new ServiceWorkerUpdates(window, new RecordingLogger()),
    registration,
    deploy: () => {
      registration.deployed = true
    },
    applyElsewhere: () => {
      if (!registration.waiting) registration.install()
      registration.activate()
    },
    applied: () => applied,
  }
}

// The portal was opened before, so that its worker runs. The worker itself runs in a browser only: tests/e2e/worker.test.ts.
contract<() => Portal>(
  PortalUpdates,
  {
    'in a browser': () => browser(),
    'in memory': () => {
      const updates = new InMemoryPortalUpdates()
      return {
        updates,
        deploy: () => updates.deploy(),
        applyElsewhere: () => updates.applyElsewhere(),
        applied: () => updates.applied,
      }
    },
  },
  (arrange) => {
    async function started() {
      const portal = arrange()
      const heard: string[] = []
      const cancel = portal.updates.subscribe(() => {
        const version = portal.updates.version()
        if (heard.at(-1) !== version) heard.push(version)
      })
      portal.updates.start()
      await settled()
      return { ...portal, heard, cancel }
    }

    it('finds no newer version before the start', async () => {
      const { updates, deploy } = arrange()
      deploy()
      await updates.check()
      expect(updates.version()).toBe('current')
    })

    it('announces a newer version when a check finds it', async () => {
      const { updates, deploy, heard } = await started()
      await updates.check()
      expect(updates.version()).toBe('current')
      deploy()
      await updates.check()
      await settledUntil(() => heard.length > 0)
      expect(updates.version()).toBe('waiting')
      expect(heard).toEqual(['waiting'])
    })

    it('announces that another tab activated the newer version', async () => {
      const { applyElsewhere, heard } = await started()
      applyElsewhere()
      await settledUntil(() => heard.length > 0)
      expect(heard).toEqual(['replaced'])
    })

    it('announces nothing after the listener is cancelled', async () => {
      const { updates, applyElsewhere, heard, cancel } = await started()
      cancel()
      applyElsewhere()
      await settledUntil(() => updates.version() === 'replaced')
      expect(heard).toEqual([])
    })

    it.each(['waiting', 'replaced'])(
      'opens the newest version in this tab once, when it is asked to and it is %s',
      async (version) => {
        const { updates, deploy, applyElsewhere, applied } = await started()
        deploy()
        if (version === 'waiting') await updates.check()
        else applyElsewhere()
        await updates.activate()
        expect(applied()).toBe(0)
        updates.reload()
        updates.reload()
        expect(applied()).toBe(1)
      },
    )
  },
)

/** Starts the portal in a tab. `told` resolves when the portal hears of a change for the first time. */
async function opened({ updates }: Pick<Portal, 'updates'>): Promise<{ readonly told: Promise<void> }> {
  const told = new Promise<void>((resolve) => void updates.subscribe(resolve))
  updates.start()
  await settled()
  return { told }
}

it('a worker of the build that this page came from is no newer version', async () => {
  const tab = browser({ pageIsNew: true })
  const { told } = await opened(tab)
  tab.deploy()
  await tab.updates.check()
  await told
  expect(tab.updates.version()).toBe('current')
})

it('a page of the newest build is not replaced when another tab activates its worker', async () => {
  const tab = browser({ pageIsNew: true })
  tab.registration.install()
  const { told } = await opened(tab)
  await told
  const toldAgain = new Promise<void>((resolve) => void tab.updates.subscribe(resolve))
  tab.applyElsewhere()
  await toldAgain
  expect(tab.updates.version()).toBe('current')
})

it('a page is replaced when another tab activates the worker that waited before the page was opened', async () => {
  const tab = browser()
  tab.registration.install()
  const { told } = await opened(tab)
  await told
  expect(tab.updates.version()).toBe('waiting')
  tab.applyElsewhere()
  await settledUntil(() => tab.updates.version() === 'replaced')
})

it('a newer version that becomes active before it could be offered replaces the page', async () => {
  const { updates, registration } = browser()
  const { told } = await opened({ updates })
  registration.install()
  registration.activate()
  await told
  expect(updates.version()).toBe('replaced')
})

it('the first worker of a device replaces no page', async () => {
  const { updates, registration } = browser()
  registration.active = undefined
  const first = new Worker('installing')
  registration.installing = first
  await opened({ updates })
  registration.installing = undefined
  registration.waiting = first
  first.turn('installed')
  registration.activate()
  expect(first.isAsked).toBe(false)
  expect(updates.version()).toBe('current')
})
