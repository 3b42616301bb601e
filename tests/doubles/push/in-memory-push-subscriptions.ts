import type { Cancel } from '@application/clock.ts'
import { type PushOutcome, type PushState, PushSubscriptions } from '@application/push/push-subscriptions.ts'

/** A browser that answers as it is told. */
export class InMemoryPushSubscriptions extends PushSubscriptions {
  private readonly listeners = new Set<(screen: string) => void>()

  constructor(
    private current: PushState = 'askable',
    private readonly outcome: PushOutcome = 'subscribed',
  ) {
    super()
  }

  async state(): Promise<PushState> {
    return this.current
  }

  async subscribe(): Promise<PushOutcome> {
    if (this.outcome === 'subscribed' || this.outcome === 'denied') this.current = this.outcome
    return this.outcome
  }

  async unsubscribe(): Promise<void> {
    if (this.current === 'subscribed') this.current = 'askable'
  }

  onPressed(listener: (screen: string) => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A notification about this screen is pressed. */
  press(screen: string): void {
    for (const listener of [...this.listeners]) listener(screen)
  }
}
