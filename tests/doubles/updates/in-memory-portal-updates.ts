import type { Cancel } from '@application/clock.ts'
import { Listeners } from '@application/listeners.ts'
import { PortalUpdates, type PortalVersion } from '@application/updates/portal-updates.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'

/** A server that has a newer version or not. */
export class InMemoryPortalUpdates extends PortalUpdates {
  checks = 0
  /** The browser is still about to activate the newer version until `finishActivation` is called. */
  activatesSlowly = false
  finishActivation = () => {}
  /** 1 once the newest version was opened in this tab. */
  applied = 0
  private started = false
  private deployed = false
  private state: PortalVersion = 'current'
  private readonly listeners = new Listeners()

  start(): void {
    this.started = true
  }

  async check(): Promise<void> {
    this.checks++
    if (this.started && this.deployed && this.state === 'current') this.turn('waiting')
  }

  version(): PortalVersion {
    return this.state
  }

  subscribe(listener: () => void): Cancel {
    return this.listeners.add(listener)
  }

  async activate(): Promise<void> {
    if (this.state !== 'waiting') return
    const activated = deferred()
    this.finishActivation = activated.resolve
    if (!this.activatesSlowly) this.finishActivation()
    await activated.promise
    this.turn('replaced')
  }

  reload(): void {
    this.applied = 1
  }

  /** A newer version is there for the next check. */
  deploy(): void {
    this.deployed = true
  }

  /** Another tab activated the newer version. */
  applyElsewhere(): void {
    this.turn('replaced')
  }

  private turn(state: PortalVersion): void {
    this.state = state
    this.listeners.notify()
  }
}
