import { CLOCK_TOLERANCE } from '../clock-error.ts'

/** A signed-in customer's right to call the identity API. */
export interface Session {
  readonly token: string
  /** The moment from which the server refuses the token, in epoch milliseconds of the device's clock ({@link sessionEnd}). */
  readonly expiresAt: number
  /**
   * The key of this customer's stored choices on this device, which contains no personal data. Empty when the
   * session was not started by signing in here.
   */
  readonly customer: string
}

/** What a server says of a token's time, each in milliseconds. */
export interface TokenTime {
  /** `.expires`, since the epoch. */
  readonly expiresAt: number
  /** What it says besides: how long the token lasts, and what its own clock showed, where the browser lets us read that. */
  readonly lifetime?: { readonly lasts: number; readonly serverNow: number | undefined } | undefined
}

/**
 * The end of a new session by the device's clock. That is `.expires`, unless this clock is ahead: then the session lasts as long as
 * the server says, counted from now. Without the server's clock, only a session that would be over at once shows that this one is
 * ahead. A clock that is behind is not corrected: the session seems longer, until the server's 401 ends it.
 * @param now by the device's clock, in epoch milliseconds.
 */
export function sessionEnd({ expiresAt, lifetime }: TokenTime, now: number): number {
  if (lifetime === undefined) return expiresAt
  const { lasts, serverNow } = lifetime
  const contradictsItself =
    serverNow !== undefined && Math.abs(serverNow + lasts - expiresAt) > CLOCK_TOLERANCE
  const isAhead = expiresAt <= now || (serverNow !== undefined && now - serverNow > CLOCK_TOLERANCE)
  return isAhead && !contradictsItself ? now + lasts : expiresAt
}

/** A session is good until the very millisecond it expires (product.md §4). */
export function isSessionValid(session: Session, now: number): boolean {
  return session.token !== '' && session.expiresAt > now
}
