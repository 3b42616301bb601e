import type { Cancel } from '../clock.ts'

/** The photo's address as kept on this device (product.md §9: `imgAuth`), so that the avatar does not flicker. */
export abstract class StoredProfileImage {
  /** The address of the photo; after a change, the new picture itself, until a reload or until the session changes. */
  abstract read(): string | undefined
  /** Its address. */
  abstract address(): string | undefined
  /** @param shown the picture itself, to be shown in the place of its address until the session changes. */
  abstract keep(url: string, shown?: string): void
  abstract forget(): void
  /** Calls the listener with each picture that is kept here, and with undefined when it is forgotten. */
  abstract subscribe(listener: (url: string | undefined) => void): Cancel
}
