import type { Preferences } from '@domain/preferences/preferences.ts'
import type { Cancellation } from '../cancellation.ts'

/** The preferences of the signed-in customer. Every method rejects with a PortFailure. */
export abstract class PreferenceRepository {
  abstract read(signal?: Cancellation): Promise<Preferences>
  abstract save(preferences: Preferences): Promise<void>
}
