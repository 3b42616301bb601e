import type { Coordinates } from '@domain/stores/store.ts'

/** The result of asking the device where the customer is. */
export type LocationOutcome =
  | { readonly kind: 'located'; readonly position: Coordinates }
  /** The customer, or the device's settings, said no. */
  | { readonly kind: 'denied' }
  /** The device does not know. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'timed-out' }

/** Where the customer is. Asks them for permission: only to be used when they want something that needs it. Never rejects. */
export abstract class Geolocator {
  abstract locate(): Promise<LocationOutcome>
}
