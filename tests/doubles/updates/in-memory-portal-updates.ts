import type { Cancel } from '@application/clock.ts'
import { PortalUpdates, type PortalVersion } from '@application/updates/portal-updates.ts'

/** A server that has a newer version or not. */
export class InMemoryPortalUpdates extends PortalUpdates {
  checks = 0
  applied = 0
  private deployed = false
  private state: PortalVersion = 'current'
  private readonly listeners = new Set<() => void>()

  start(): void {}

  async check(): Promise<void> {
    this.checks++
    if (this.deployed && this.state === 'current') this.turn('waiting')
  }

  version(): PortalVersion {
    return this.state
  }

  subscribe(listener: () => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  apply(): void {
    this.applied++
  }

  /** A newer version is there for the next check. */
  deploy(): void {
    this.deployed = true
  }

  /** Another tab let the newer version in. */
  applyElsewhere(): void {
    this.turn('replaced')
  }

  private turn(state: PortalVersion): void {
    this.state = state
    for (const listener of [...this.listeners]) listener()
  }
}
