/** Slow answers and rounded seconds make clocks differ that are both right, in milliseconds. */
const AGREEMENT = 60_000

/**
 * By how much the device's clock is ahead of a server's, in milliseconds: negative where it is behind, 0 where they agree. The
 * server's clock showed `moment` while the device's went from `since` to `now`, each in epoch milliseconds.
 */
export function clockError(moment: number, since: number, now: number): number {
  if (moment > now + AGREEMENT) return now - moment
  // A clock that was put back meanwhile has no beginning.
  const earliest = Math.min(since, now)
  return moment < earliest - AGREEMENT ? earliest - moment : 0
}
