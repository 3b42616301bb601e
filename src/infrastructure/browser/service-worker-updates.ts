import type { Cancel } from '@application/clock.ts'
import { Listeners } from '@application/listeners.ts'
import { Logger } from '@application/logger.ts'
import { PortalUpdates, type PortalVersion } from '@application/updates/portal-updates.ts'
import { inject, injectable } from 'inversify'
import { portalFileTable } from '../portal-files.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { serviceWorkerOf } from './service-worker-of.ts'

/** The message that makes a waiting worker active (sw.ts). */
const TAKE_OVER = 'take-over'

/** Milliseconds after which the worker is registered although the browser is busy. */
const MAX_IDLE_WAIT = 10_000

/** Milliseconds after which a worker that says nothing is taken for a newer one. */
const MAX_ANSWER_WAIT = 1000

/** Registers the portal's worker and announces its changes. Where workers are blocked or missing, the portal works without one. */
@injectable()
export class ServiceWorkerUpdates extends PortalUpdates {
  private registration: ServiceWorkerRegistration | undefined
  /** A worker whose build is another than that of this page. */
  private newer: ServiceWorker | undefined
  private started = false
  private reloading = false
  private replaced = false
  private readonly listeners = new Listeners()

  constructor(
    @inject(BROWSER_WINDOW) private readonly window: Window,
    @inject(Logger) private readonly logger: Logger,
  ) {
    super()
  }

  start(): void {
    // Only a build has a worker.
    if (import.meta.env.DEV || this.started || !serviceWorkerOf(this.window)) return
    this.started = true
    // After the page: the worker fetches the whole shell, and must not compete with the first screen.
    if (this.window.document.readyState === 'complete') this.registerWhenIdle()
    else this.window.addEventListener('load', () => this.registerWhenIdle(), { once: true })
  }

  async check(): Promise<void> {
    if (!this.started) return
    try {
      await (this.registration?.update() ?? this.register())
    } catch {
      // No signal, or a deployment in progress: the next check finds the version.
    }
  }

  version(): PortalVersion {
    if (this.replaced) return 'replaced'
    return this.newer && this.newer === this.registration?.waiting ? 'waiting' : 'current'
  }

  subscribe(listener: () => void): Cancel {
    return this.listeners.add(listener)
  }

  async activate(): Promise<void> {
    const worker = this.registration?.waiting
    if (!worker) return
    // A page that reloads before the worker is active would still be the old one.
    const active = new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve()
      })
    })
    worker.postMessage(TAKE_OVER)
    await active
  }

  reload(): void {
    if (this.reloading) return
    this.reloading = true
    this.window.location.reload()
  }

  /** Safari does not say when it is idle. */
  private registerWhenIdle(): void {
    if ('requestIdleCallback' in this.window)
      this.window.requestIdleCallback(() => void this.register(), { timeout: MAX_IDLE_WAIT })
    else void this.register()
  }

  private async register(): Promise<void> {
    try {
      const registration = await serviceWorkerOf(this.window)?.register('./sw.js', { updateViaCache: 'none' })
      if (!registration) return
      this.registration = registration
      this.logger.log('worker-registered')
      registration.addEventListener('updatefound', () => this.follow(registration.installing))
      this.follow(registration.installing)
      this.follow(registration.waiting)
    } catch {
      // The portal works without a worker.
      this.logger.log('worker-not-registered')
    }
  }

  private follow(worker: ServiceWorker | null): void {
    // The first worker of a device replaces none.
    if (!worker || !this.registration?.active) return
    worker.addEventListener('statechange', () => void this.judge(worker))
    void this.judge(worker)
  }

  private async judge(worker: ServiceWorker): Promise<void> {
    if (worker.state !== 'installed' && worker.state !== 'activated') return
    // After a release the page comes from the network, and is often the newest already. Then its customer is neither asked nor reloaded.
    if (!(await this.holdsThisPage(worker))) {
      this.newer = worker
      // A newer worker does not wait when no worker controls a tab, as on a first visit. It becomes active, so the portal cannot offer it.
      this.replaced ||= worker.state === 'activated'
    }
    this.listeners.notify()
  }

  private holdsThisPage(worker: ServiceWorker): Promise<boolean> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data === true)
      setTimeout(() => resolve(false), MAX_ANSWER_WAIT)
      worker.postMessage({ holds: portalFileTable(this.window.document)?.begin }, [port2])
    })
  }
}
