import type { Person, ProfileUpdate } from '@domain/person/person.ts'
import type { Cancellation } from '../cancellation.ts'
import type { Freshness } from '../freshness.ts'

/** The registration of the signed-in customer. Every method rejects with a PortFailure. */
export abstract class PersonRepository {
  /** @param freshness KEPT unless said otherwise. */
  abstract find(signal?: Cancellation, freshness?: Freshness): Promise<Person>
  /**
   * Saves what the profile shows. All other fields go back to the server as they are now. When these cannot be read, it rejects with a
   * failure that is marked `unsent`.
   * @param mayReplace whether the present registration may be replaced; if not, nothing is sent.
   * @returns undefined after the save; the present registration when nothing was sent.
   */
  abstract update(update: ProfileUpdate, mayReplace: (now: Person) => boolean): Promise<Person | undefined>
  /** Asks to leave. Answers with the server's own words, possibly none. */
  abstract deactivate(): Promise<string>
  /** Takes it back. Answers with the server's own words, possibly none. */
  abstract reactivate(): Promise<string>
}
