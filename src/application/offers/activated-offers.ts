import type { CalendarDay } from '@domain/calendar-day.ts'

/** What is kept of an offer that this customer activated. */
export interface ActivatedOffer {
  readonly id: number
  readonly name: string
  /** The last day on which it can be used. */
  readonly end: CalendarDay | undefined
}

/** The offers that this customer activated on this device: no call lists them. Gone when the session ends (product.md, rule 15). */
export abstract class ActivatedOffers {
  abstract list(): readonly ActivatedOffer[]
  /** Remembering the same offer again replaces what was kept of it. */
  abstract remember(offer: ActivatedOffer): void
}
