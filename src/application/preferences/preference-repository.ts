import type { Preferences } from '@domain/preferences/preferences.ts'
import type { Cancellation } from '../cancellation.ts'
import type { Freshness } from '../freshness.ts'

/** The preferences of the signed-in customer. Every method rejects with a PortFailure. */
export abstract class PreferenceRepository {
  /** @param freshness FRESH unless said otherwise: what is about to be written is read first (product.md, rule 17). */
  abstract read(signal?: Cancellation, freshness?: Freshness): Promise<Preferences>
  abstract save(preferences: Preferences): Promise<void>
}
