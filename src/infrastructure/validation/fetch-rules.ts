import { PortFailure } from '@application/port-failure.ts'

/** @throws PortFailure `offline` when the chunk cannot be fetched; trying again on the same page does not help (docs/decisions/072). */
export async function fetchRules(): Promise<typeof import('./broken-rules.ts')> {
  try {
    return await import('./broken-rules.ts')
  } catch {
    throw new PortFailure({ kind: 'offline' })
  }
}
