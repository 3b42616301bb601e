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
 * The end of a new session, in epoch milliseconds of the device's clock. It is `.expires`, unless the device's clock is ahead: then it is
 * now plus the duration that the server gives. Where the server's clock is unknown, the device's clock counts as ahead only if the session
 * would be over at once. A clock that is behind is not corrected, because the server's 401 ends the session.
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
