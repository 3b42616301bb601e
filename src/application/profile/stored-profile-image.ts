import type { Cancel } from '../clock.ts'

/** The photo's address as kept on this device (product.md §9: `imgAuth`), so that the avatar does not flicker. */
export abstract class StoredProfileImage {
  abstract read(): string | undefined
  /** @param shown what the listeners get in the place of the address; it is not kept. */
  abstract keep(url: string, shown?: string): void
  abstract forget(): void
  /** Calls the listener with each picture that is kept here, and with undefined when it is forgotten. */
  abstract subscribe(listener: (url: string | undefined) => void): Cancel
}
