import { Listeners } from '@application/listeners.ts'
import type { Vital } from '@application/telemetry/telemetry-event.ts'
import { type BrowserFamily, type ConnectionClass, VisitFacts } from '@application/telemetry/visit-facts.ts'

/** A visit that begins on the home screen. */
export class InMemoryVisitFacts extends VisitFacts {
  readonly version = '2026.11.20-abcdef0123'
  readonly browser: BrowserFamily = 'chrome'
  readonly connection: ConnectionClass = '4g'
  online = true
  shown = '/portal'
  private readonly leaveListeners = new Listeners()
  private readonly listeners = new Listeners<[name: Vital, value: number]>()

  isOnline(): boolean {
    return this.online
  }

  screen(): string {
    return this.shown
  }

  call(): string {
    return 'GET /api/pessoa'
  }

  frames(): readonly string[] {
    return ['home-Ab12Cd34.js:1:345']
  }

  missingFile(): string | undefined {
    return 'offers-Ab12Cd34.js'
  }

  onLeave(listener: () => void): void {
    this.leaveListeners.add(listener)
  }

  /** What the customer does. */
  leave(): void {
    this.leaveListeners.notify()
  }

  onVital(listener: (name: Vital, value: number) => void): void {
    this.listeners.add(listener)
  }

  /** What the browser measures. */
  measure(name: Vital, value: number): void {
    this.listeners.notify(name, value)
  }
}
