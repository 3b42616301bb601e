import type { Cancellation } from '@application/cancellation.ts'
import type { Cancel } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { Listeners } from '@application/listeners.ts'
import { Aborted } from '@application/port-failure.ts'

export class InMemoryConnectivity extends Connectivity {
  /** How often it was asked to look for itself. */
  pings = 0
  private online = true
  private reachable = true
  private readonly listeners = new Listeners()

  isOnline(): boolean {
    return this.online
  }

  subscribe(listener: () => void): Cancel {
    return this.listeners.add(listener)
  }

  async ping(signal?: Cancellation): Promise<boolean> {
    this.pings++
    if (!this.online) return false
    await Promise.resolve()
    if (signal?.aborted) throw new Aborted()
    return this.reachable
  }

  /** The device loses its network. */
  lose(): void {
    this.turn(false)
  }

  /** The device has its network back. */
  regain(): void {
    this.turn(true)
  }

  /** The device has a network, but no internet behind it; or has internet again. */
  reach(reachable: boolean): void {
    this.reachable = reachable
  }

  private turn(online: boolean): void {
    this.online = online
    this.listeners.notify()
  }
}
