import type { Areas } from '@application/areas.ts'
import { type Clock, delay } from '@application/clock.ts'
import { PortFailure } from '@application/port-failure.ts'
import type { ComponentType } from 'react'

/** Milliseconds until the portal asks again for what could not be fetched. */
const RETRY_AFTER = 60_000

/** Fetches what the whole portal needs, but not before its first screen is quiet. */
export async function loadQuietParts(
  areas: Pick<Areas, 'load' | 'loadLate'>,
  clock: Pick<Clock, 'after'>,
): Promise<ComponentType> {
  try {
    // The signal may be lost while the login is on the screen. **Entrar** must still be able to fetch the code of the calls afterwards.
    await areas.loadLate('http')
  } catch (thrown) {
    // Where a deployment has taken a file away, each attempt may reload the portal.
    if (!(thrown instanceof PortFailure && thrown.reason.kind === 'offline')) throw thrown
    const online = new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    // Where only the host was out of order, the device stayed online, so no event says that the host is back.
    await Promise.race([online, delay(clock, RETRY_AFTER)])
    return loadQuietParts(areas, clock)
  }
  await areas.load('updates')
  return (await import('./quiet-parts.tsx')).QuietParts
}
