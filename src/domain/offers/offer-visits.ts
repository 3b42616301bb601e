import type { Id } from '../id.ts'

/** Which offers of a store a customer has seen on this device. A visit here is about the offers of one store. */
export interface OfferVisits {
  /** Epoch milliseconds at which the offers were seen last. */
  readonly at: number
  /** Ids of those that were there when the visit before this one ended; undefined during the first visit. */
  readonly before: readonly Id[] | undefined
  /** Ids of those that were there last. */
  readonly now: readonly Id[]
}

/** Milliseconds. A customer who comes back later than this begins a new visit. */
const VISIT_ENDS_AFTER = 30 * 60 * 1000

/** What is to be kept once these offers are seen. */
export const visitsAfterSeeing = (
  visits: OfferVisits | undefined,
  ids: readonly Id[],
  at: number,
): OfferVisits => ({
  at,
  before: knownBefore(visits, at),
  now: ids,
})

/** The ids that were not there on the visit before; undefined on the first visit, when there is nothing to compare with. */
export function newOffers(
  visits: OfferVisits | undefined,
  ids: readonly Id[],
  at: number,
): ReadonlySet<Id> | undefined {
  const known = knownBefore(visits, at)
  if (known === undefined) return undefined
  const before = new Set(known)
  return new Set(ids.filter((id) => !before.has(id)))
}

function knownBefore(visits: OfferVisits | undefined, at: number): readonly Id[] | undefined {
  if (visits === undefined) return undefined
  // A clock that was set back must not make one visit last for days.
  const isSameVisit = Math.abs(at - visits.at) < VISIT_ENDS_AFTER
  return isSameVisit ? visits.before : visits.now
}
