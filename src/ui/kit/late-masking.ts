import type { Masking } from './masked-input.tsx'

let fetched: Masking | undefined

/** Undefined until {@link fetchMasking} has succeeded. */
export const fetchedMasking = (): Masking | undefined => fetched

/** The module with the code of the masks, which is larger than a screen. */
export const importMasking = () => import('./masking.ts')

/** Fetches the masks. Never rejects: without them a field takes what is typed, in every form that the portal reads. */
export async function fetchMasking(): Promise<void> {
  try {
    fetched ??= (await importMasking()).masking
  } catch {
    // No signal, or a deployment has taken the file away.
  }
}
