import { type Connection, sparesData } from '@application/offline/spares-data.ts'

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/** Code that a next screen needs. */
export interface Ahead {
  /** Addresses of its files. */
  readonly files: readonly string[]
  /** Loads the code. A browser never loads a module again that it could not fetch once, so call it when the files are there. */
  readonly load: () => Promise<unknown>
}

/**
 * Fetches what the next screens need, one after the other, while the browser has nothing else to do. After a first failure it stops:
 * each screen then fetches its own.
 */
export async function fetchAhead(
  window: Window & typeof globalThis,
  wanted: readonly Ahead[],
): Promise<void> {
  if (sparesData(window.navigator.connection)) return
  try {
    for (const { files, load } of wanted) {
      await idle(window)
      const answers = await Promise.all(files.map((file) => window.fetch(file)))
      if (answers.some(({ ok }) => !ok)) return
      await load()
    }
  } catch {
    // No signal.
  }
}

/** Resolves when the browser has nothing else to do. Safari does not say when. */
function idle(window: Window & typeof globalThis): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve)
    else setTimeout(resolve)
  })
}
