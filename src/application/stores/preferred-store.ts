/** The store this customer chose last, on this device (decisions.md §10). */
export abstract class PreferredStore {
  abstract read(): number | undefined
  abstract choose(storeId: number): void
}
