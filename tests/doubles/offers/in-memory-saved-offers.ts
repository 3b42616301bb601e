import { type SavedOffer, SavedOffers } from '@application/offers/saved-offers.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import { InMemorySessionStore } from '../session/in-memory-session-store.ts'
import { SessionMemory } from '../session/session-memory.ts'

export class InMemorySavedOffers extends SavedOffers {
  private readonly offers: SessionMemory<readonly SavedOffer[]>

  constructor(sessions: SessionStore = new InMemorySessionStore()) {
    super()
    this.offers = new SessionMemory(sessions)
  }

  list(): readonly SavedOffer[] {
    return this.offers.get(this.offers.customer) ?? []
  }

  save(saved: SavedOffer): void {
    this.remove(offerIdentity(saved.offer))
    this.offers.set(this.offers.customer, [...this.list(), saved])
  }

  remove(identity: string): void {
    const others = this.list().filter(({ offer }) => offerIdentity(offer) !== identity)
    this.offers.set(this.offers.customer, others)
  }
}
