import type { Cancellation } from '@application/cancellation.ts'
import { type PushOutcome, PushSubscriptions } from '@application/push/push-subscriptions.ts'
import type { SessionStore } from '@application/session/session-store.ts'

/** A browser that gives the answer it was made with. */
export class InMemoryPushSubscriptions extends PushSubscriptions {
  /** The customer who gets the pushes. */
  private owner: string | undefined

  constructor(
    private readonly sessions: SessionStore,
    private isPossible = true,
    private readonly outcome: PushOutcome = 'subscribed',
  ) {
    super()
    sessions.subscribe((change) => {
      const isOfAnother = this.customer !== undefined && this.customer !== this.owner
      if (change === 'signed-out' || isOfAnother) this.owner = undefined
    })
  }

  async isAskable(): Promise<boolean> {
    return this.isPossible && (this.owner === undefined || this.owner !== this.customer)
  }

  async subscribe(signal?: Cancellation): Promise<PushOutcome> {
    // The customer may decline while the browser asks.
    await Promise.resolve()
    if (signal?.aborted) return 'dismissed'
    if (this.outcome === 'subscribed') this.owner = this.customer
    if (this.outcome === 'denied') this.isPossible = false
    return this.outcome
  }

  private get customer(): string | undefined {
    return this.sessions.current()?.customer
  }
}
