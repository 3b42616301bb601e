import { type Connection, savesData } from '@application/offline/saves-data.ts'
import { type FetchedCode, loadFetched } from './fetched-code.ts'

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/**
 * Fetches what the next screens need, one after the other, while the browser has nothing else to do. After a first failure it stops:
 * each screen then fetches its own.
 */
export async function fetchAhead(
  window: Window & typeof globalThis,
  wanted: readonly FetchedCode[],
): Promise<void> {
  if (savesData(window.navigator.connection)) return
  // Most screens share most of their files.
  const fetched = new Set<string>()
  try {
    for (const { files, load } of wanted) {
      await idle(window)
      await loadFetched(window, { files: files.filter((file) => !fetched.has(file)), load })
      for (const file of files) fetched.add(file)
    }
  } catch {
    // No signal, or a deployment has taken a file away.
  }
}

/** Resolves when the browser has nothing else to do. Safari does not say when. */
function idle(window: Window & typeof globalThis): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve)
    else setTimeout(resolve)
  })
}
