import type { Person, ProfileUpdate } from '@domain/person/person.ts'
import type { Cancellation } from '../cancellation.ts'
import type { Freshness } from '../freshness.ts'

/** The registration of the signed-in customer. Every method rejects with a PortFailure. */
export abstract class PersonRepository {
  /** @param freshness KEPT unless said otherwise. */
  abstract find(signal?: Cancellation, freshness?: Freshness): Promise<Person>
  /**
   * Saves what the profile shows; everything else of the registration goes back as it is now. The failure is marked `unsent`
   * when it cannot be read what that is.
   */
  abstract update(update: ProfileUpdate): Promise<void>
  /** Asks to leave. Answers with the server's own words, possibly none. */
  abstract deactivate(): Promise<string>
  /** Takes it back. Answers with the server's own words, possibly none. */
  abstract reactivate(): Promise<string>
}
