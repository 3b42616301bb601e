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
   * @param mayReplace whether the registration as it is now may be replaced; if not, nothing is sent.
   * @returns the registration as it is now where nothing was sent.
   */
  abstract update(update: ProfileUpdate, mayReplace: (now: Person) => boolean): Promise<Person | undefined>
  /** Asks to leave. Answers with the server's own words, possibly none. */
  abstract deactivate(): Promise<string>
  /** Takes it back. Answers with the server's own words, possibly none. */
  abstract reactivate(): Promise<string>
}
