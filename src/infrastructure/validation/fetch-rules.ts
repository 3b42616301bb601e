import { PortFailure } from '@application/port-failure.ts'
import { loadFetched } from '../browser/fetched-code.ts'
import { portalFiles } from '../portal-files.ts'

/** @throws PortFailure `offline` when the chunk cannot be fetched; the next press fetches it again. */
export async function fetchRules(
  window: Window & typeof globalThis,
): Promise<typeof import('./broken-rules.ts')> {
  const files = portalFiles(window.document)('form-rules')
  try {
    return await loadFetched(window, { files, load: () => import('./broken-rules.ts') })
  } catch {
    throw new PortFailure({ kind: 'offline' })
  }
}
