import { PortFailure } from '@application/port-failure.ts'
import { type LatePart, portalFiles } from '../portal-files.ts'
import { announceMissingChunk } from './missing-chunks.ts'

/** Code in files of its own. */
export interface FetchedCode<Code = unknown> {
  /** Addresses of its files. */
  readonly files: readonly string[]
  readonly load: () => Promise<Code>
}

/** A deployment has taken the file away: to ask for it again does not help. */
class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

/**
 * Loads code once its files are there. A browser never loads a module again that it could not fetch once: plain requests may fail, and
 * be sent again.
 */
export async function loadFetched<Code>(
  window: Window & typeof globalThis,
  { files, load }: FetchedCode<Code>,
): Promise<Code> {
  const answers = await Promise.all(files.map((file) => window.fetch(file)))
  for (const { ok, status, url } of answers) {
    if (status === 404 || status === 410) throw new MissingFile(url)
    if (!ok) throw new TypeError(`HTTP ${status}: ${url}`)
  }
  return load()
}

/**
 * Loads a part of the portal when it is needed for the first time.
 *
 * @throws PortFailure `offline` when a file cannot be fetched; the next call fetches it again. `unexpected` when a deployment has taken it
 * away, which is announced as Vite announces a missing chunk: the portal reloads where nothing would be lost (`recoverFromMissingChunks`).
 */
export async function loadLatePart<Code>(
  window: Window & typeof globalThis,
  part: LatePart,
  load: () => Promise<Code>,
): Promise<Code> {
  const files = portalFiles(window.document)(part)
  try {
    return await loadFetched(window, { files, load })
  } catch (thrown) {
    if (!(thrown instanceof MissingFile)) throw new PortFailure({ kind: 'offline' })
    announceMissingChunk(window, thrown)
    throw new PortFailure({ kind: 'unexpected', detail: `a file is missing: ${thrown.message}` })
  }
}
