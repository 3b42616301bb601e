import { type Clock, delay } from '@application/clock.ts'
import type { Observations } from '@application/telemetry/observations.ts'
import type { KeyValueStorage } from '../storage/safe-storage.ts'
import { PREFERENCES_PREFIX } from '../storage/storage-keys.ts'

/** Milliseconds within which the portal does not try twice to reload itself. */
const MIN_RELOAD_INTERVAL = 30_000

/** Milliseconds that the host may take to answer. The customer sees no message so long. */
const HOST_TIMEOUT = 5000

const KEY = `${PREFERENCES_PREFIX}reloaded-at`

/** Vite's event for a chunk that could not be fetched. */
const MISSING_CHUNK = 'vite:preloadError'

/** Announces a file that a deployment has taken away as Vite announces a missing chunk. */
export function announceMissingChunk(window: Window, thrown: Error): void {
  window.dispatchEvent(Object.assign(new Event(MISSING_CHUNK), { payload: thrown }))
}

interface Recovery {
  /** Of this tab alone: each tab reloads for itself. */
  readonly storage: KeyValueStorage
  readonly clock: Pick<Clock, 'now' | 'after'>
  /** Whether a reload would lose something. */
  readonly wouldLose: () => boolean
  /** Recorded here and not by what reports crashes: that code comes later, and the first screen may already miss a file. */
  readonly observations: Pick<Observations, 'record'>
  /** `begin` is called before the host is asked. `begins` resolves to whether the reload begins. This page stays until the new one comes. */
  readonly comingReload: { readonly begin: (begins: Promise<boolean>) => void }
}

/**
 * After a deployment the page that is open may ask for a chunk that is no longer there. A reload brings the new page, once. If that does
 * not help, or a reload would lose something, the screen's error boundary says what is missing and offers the reload.
 */
export function recoverFromMissingChunks(
  window: Window,
  { storage, clock, observations, wouldLose, comingReload }: Recovery,
): void {
  const reload = () => window.location.reload()
  const reloadWhereHostAnswers = async () => {
    // A device may have a network and no internet, and a host may be out of order. Then a reload would take away a page that works.
    const asked = window.fetch('./version.json', { cache: 'no-store' }).catch(() => undefined)
    const answer = await Promise.race([asked, delay(clock, HOST_TIMEOUT)])
    // The customer may have typed meanwhile.
    if (!answer?.ok || wouldLose()) return false
    // The customer may open another screen before the reload is done. Then the reload starts again, to show that screen.
    window.addEventListener('hashchange', reload)
    reload()
    return true
  }
  window.addEventListener(MISSING_CHUNK, (event) => {
    observations.record({ kind: 'missing-part', thrown: event.payload })
    const now = clock.now()
    // Not a number where nothing is kept. The comparison below is false then, so the page may reload.
    const before = Number(storage.get(KEY))
    if (!window.navigator.onLine || wouldLose() || Math.abs(now - before) < MIN_RELOAD_INTERVAL) return
    // Where storage is blocked, the next page would not know of this reload, and the session, which is in memory, would be lost.
    if (storage.set(KEY, String(now))) comingReload.begin(reloadWhereHostAnswers())
  })
}
