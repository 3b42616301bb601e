import type { Clock } from '@application/clock.ts'
import type { Observations } from '@application/telemetry/observations.ts'
import type { KeyValueStorage } from '../storage/safe-storage.ts'
import { PREFERENCES_PREFIX } from '../storage/storage-keys.ts'

/** Milliseconds within which the portal does not reload itself twice. */
const MIN_RELOAD_INTERVAL = 30_000

const KEY = `${PREFERENCES_PREFIX}reloaded-at`

/** Vite's event for a chunk that could not be fetched. */
const MISSING_CHUNK = 'vite:preloadError'

/** Announces a file that a deployment has taken away as Vite announces a missing chunk. */
export function announceMissingChunk(window: Window, thrown: Error): void {
  window.dispatchEvent(Object.assign(new Event(MISSING_CHUNK, { cancelable: true }), { payload: thrown }))
}

interface Recovery {
  /** Of this tab alone: each tab reloads for itself. */
  readonly storage: KeyValueStorage
  readonly clock: Pick<Clock, 'now'>
  /** Whether a reload would lose something. */
  readonly wouldLose: () => boolean
  /** Recorded here and not by what reports crashes: that code comes later, and the first screen may already miss a file. */
  readonly observations: Pick<Observations, 'record'>
  /** Called before the reload. This page stays on the screen until the new page has come. */
  readonly onReload: () => void
}

/**
 * After a deployment the page that is open may ask for a chunk that is no longer there. A reload brings the new page, once; if that does
 * not help, or a reload would lose something, the error goes on to the screen's error boundary, which offers the reload.
 */
export function recoverFromMissingChunks(
  window: Window,
  { storage, clock, observations, wouldLose, onReload }: Recovery,
): void {
  window.addEventListener(MISSING_CHUNK, (event) => {
    observations.record({ kind: 'missing-part', thrown: event.payload })
    const now = clock.now()
    const before = Number(storage.get(KEY) ?? Number.NEGATIVE_INFINITY)
    if (!window.navigator.onLine || wouldLose() || Math.abs(now - before) < MIN_RELOAD_INTERVAL) return
    // Where storage is blocked, the next page would not know of this reload, and the session, which is in memory, would be lost.
    if (!storage.set(KEY, String(now))) return
    event.preventDefault()
    onReload()
    const reload = () => window.location.reload()
    // The customer may open another screen before the reload is done. Then the reload starts again, to show that screen.
    window.addEventListener('hashchange', reload)
    reload()
  })
}
