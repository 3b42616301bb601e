import type { Cancel } from '../clock.ts'

/** The store this customer chose last, on this device (product.md, rule 10). */
export abstract class PreferredStore {
  abstract read(): number | undefined
  abstract choose(storeId: number): void
  /** Called after each choice. */
  abstract subscribe(listener: () => void): Cancel
}
