/** How old an answer may be that was read earlier in the session, in milliseconds: what is older is asked for again. */
export interface Freshness {
  readonly maxAge: number
}

export const FRESH: Freshness = { maxAge: 0 }

/** What several screens of one visit show is asked for once: within this time it stays as it was read (docs/decisions/086). */
export const RECENT: Freshness = { maxAge: 60_000 }

/** However old it is. */
export const KEPT: Freshness = { maxAge: Number.POSITIVE_INFINITY }
