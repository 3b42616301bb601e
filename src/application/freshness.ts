/** How old an answer may be that was read earlier in the session, in milliseconds: what is older is asked for again. */
export interface Freshness {
  readonly maxAge: number
}

export const FRESH: Freshness = { maxAge: 0 }

/** However old it is. */
export const KEPT: Freshness = { maxAge: Number.POSITIVE_INFINITY }
