import { loadLatePart } from '../browser/fetched-code.ts'

/** @throws PortFailure `offline` when the code cannot be fetched; the next press fetches it again. */
export function fetchRules(window: Window & typeof globalThis): Promise<typeof import('./broken-rules.ts')> {
  return loadLatePart(window, 'form-rules', () => import('./broken-rules.ts'))
}
