import { type ActivatedOffer, ActivatedOffers } from '@application/offers/activated-offers.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { InMemorySessionStore } from '../session/in-memory-session-store.ts'
import { SessionMemory } from '../session/session-memory.ts'

export class InMemoryActivatedOffers extends ActivatedOffers {
  private readonly offers: SessionMemory<readonly ActivatedOffer[]>

  constructor(offers: readonly ActivatedOffer[] = [], sessions: SessionStore = new InMemorySessionStore()) {
    super()
    this.offers = new SessionMemory(sessions)
    for (const offer of offers) this.remember(offer)
  }

  list(): readonly ActivatedOffer[] {
    return this.offers.get(this.offers.customer) ?? []
  }

  remember(offer: ActivatedOffer): void {
    const others = this.list().filter(({ id }) => id !== offer.id)
    this.offers.set(this.offers.customer, [...others, offer])
  }
}
