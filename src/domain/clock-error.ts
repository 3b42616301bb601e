/** In milliseconds. Times closer than this count as equal: answers take time, and servers round to seconds. */
export const CLOCK_TOLERANCE = 60_000

/**
 * By how much the device's clock is ahead of a server's, in milliseconds: negative where it is behind, 0 where they agree. The
 * server's clock showed `moment` while the device's went from `since` to `now`, each in epoch milliseconds.
 */
export function clockError(moment: number, since: number, now: number): number {
  if (moment > now + CLOCK_TOLERANCE) return now - moment
  // The device's clock was put back meanwhile: `since` says nothing.
  const earliest = Math.min(since, now)
  return moment < earliest - CLOCK_TOLERANCE ? earliest - moment : 0
}
