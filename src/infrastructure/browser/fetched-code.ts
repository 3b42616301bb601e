import { PortFailure } from '@application/port-failure.ts'
import { type LatePart, portalFiles } from '../portal-files.ts'

/** Code in files of its own. */
export interface FetchedCode<Code = unknown> {
  /** Addresses of its files. */
  readonly files: readonly string[]
  readonly load: () => Promise<Code>
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
  if (answers.some(({ ok }) => !ok)) throw new TypeError('a file of the portal is missing')
  return load()
}

/**
 * Loads a part of the portal when it is needed for the first time.
 *
 * @throws PortFailure `offline` when a file cannot be fetched; the next call fetches it again.
 */
export async function loadLatePart<Code>(
  window: Window & typeof globalThis,
  part: LatePart,
  load: () => Promise<Code>,
): Promise<Code> {
  const files = portalFiles(window.document)(part)
  try {
    return await loadFetched(window, { files, load })
  } catch {
    throw new PortFailure({ kind: 'offline' })
  }
}
