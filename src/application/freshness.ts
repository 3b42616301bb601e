/** The greatest age of an answer that was read earlier in the session, in milliseconds. An older one is read again. */
export interface Freshness {
  readonly maxAge: number
}

export const FRESH: Freshness = { maxAge: 0 }

/** Several screens of one visit share an answer of this age, so that each question is asked once (docs/decisions/086). */
export const RECENT: Freshness = { maxAge: 60_000 }

/** An answer of any age will do. */
export const KEPT: Freshness = { maxAge: Number.POSITIVE_INFINITY }
