import { createContext } from 'react'
import type { Masking } from './masked-input.tsx'

/** The module with the code of the masks, which is larger than a screen. */
export const importMasking = () => import('./masking.ts')

/** The masks of all fields, which come later than the first screen. */
export class LateMasking {
  /** Undefined until {@link fetch} has succeeded. */
  fetched: Masking | undefined

  /** Never rejects: without the masks a field takes what is typed, and the portal reads it with or without punctuation. */
  async fetch(): Promise<void> {
    try {
      this.fetched ??= (await importMasking()).masking
    } catch {
      // No signal, or a deployment has taken the file away.
    }
  }
}

/** Where masked fields find the masks. Where there are none they are text fields. */
export const MaskingContext = createContext<LateMasking | undefined>(undefined)
