import type { Person } from '@domain/person/person.ts'
import { PersonRepository } from '../person/person-repository.ts'
import { failureReason, type PortFailureReason } from '../port-failure.ts'

export type ChangeRegistrationStatusOutcome = (
  | {
      readonly kind: 'changed'
      /** The server's own words, possibly none. */
      readonly message: string
    }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }
) & {
  /** The registration after the request. A request that failed may have been carried out too. Rejects with a PortFailure. */
  readonly person: Promise<Person>
}

/** Deactivates the customer's registration or reactivates it, and reads what has become of it (product.md, rule 8). */
export class ChangeRegistrationStatus {
  static readonly dependencies = [PersonRepository] as const

  constructor(private readonly people: PersonRepository) {}

  /** Answers as soon as the server does, without waiting for `person`. */
  async execute(change: 'deactivate' | 'reactivate'): Promise<ChangeRegistrationStatusOutcome> {
    try {
      const message = await this.people[change]()
      return { kind: 'changed', message, person: this.people.find() }
    } catch (thrown) {
      return { kind: 'failed', failure: failureReason(thrown), person: this.people.find() }
    }
  }
}
