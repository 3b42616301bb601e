import type { Cancellation } from '@application/cancellation.ts'
import { type PushOutcome, type PushState, PushSubscriptions } from '@application/push/push-subscriptions.ts'
import type { SessionStore } from '@application/session/session-store.ts'

/** A browser that gives the answer it was made with. */
export class InMemoryPushSubscriptions extends PushSubscriptions {
  private owner: string | undefined

  constructor(
    private readonly sessions: SessionStore,
    private current: PushState = 'askable',
    private readonly outcome: PushOutcome = 'subscribed',
  ) {
    super()
    this.owner = this.customer
    sessions.subscribe((change) => {
      const isOfAnother = this.customer !== undefined && this.customer !== this.owner
      if (this.current === 'subscribed' && (change === 'signed-out' || isOfAnother)) this.current = 'askable'
    })
  }

  async state(): Promise<PushState> {
    return this.current === 'subscribed' && this.owner !== this.customer ? 'askable' : this.current
  }

  async subscribe(signal?: Cancellation): Promise<PushOutcome> {
    // The customer may decline while the browser asks.
    await Promise.resolve()
    if (signal?.aborted) return 'dismissed'
    if (this.outcome === 'subscribed' || this.outcome === 'denied') this.current = this.outcome
    this.owner = this.customer
    return this.outcome
  }

  private get customer(): string | undefined {
    return this.sessions.current()?.customer
  }
}
