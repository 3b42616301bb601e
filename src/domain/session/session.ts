/** A signed-in customer's right to call the identity API. */
export interface Session {
  readonly token: string
  /** The moment from which the server refuses the token, in epoch milliseconds (`.expires` of product.md §3). */
  readonly expiresAt: number
  /**
   * The key of this customer's stored choices on this device, which contains no personal data. Empty when the
   * session was not started by signing in here.
   */
  readonly customer: string
}

/** A session is good until the very millisecond it expires (product.md §4). */
export function isSessionValid(session: Session, now: number): boolean {
  return session.token !== '' && session.expiresAt > now
}
