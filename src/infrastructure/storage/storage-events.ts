/** The browser's events about writes of other tabs. The key is null when everything was cleared. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void
}
