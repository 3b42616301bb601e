import type { Person } from '@domain/person/person.ts'
import { PersonRepository } from '../person/person-repository.ts'
import { failureReason, leavesOutcomeUnknown, type PortFailureReason, reportFault } from '../port-failure.ts'

export type ChangeRegistrationStatusOutcome = (
  | {
      readonly kind: 'changed'
      /** The server's own words, possibly none. */
      readonly message: string
    }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }
) & {
  /** Reads the registration after the request. Rejects with a PortFailure. */
  person(): Promise<Person>
}

/** Deactivates the customer's registration or reactivates it, and reads what has become of it (product.md, rule 8). */
export class ChangeRegistrationStatus {
  static readonly dependencies = [PersonRepository] as const

  constructor(private readonly people: PersonRepository) {}

  /** A request whose answer was lost may have been carried out: then the registration itself says what has become of it. */
  async execute(change: 'deactivate' | 'reactivate'): Promise<ChangeRegistrationStatusOutcome> {
    const person = () => this.people.find()
    try {
      const message = await this.people[change]()
      return { kind: 'changed', message, person }
    } catch (thrown) {
      const failure = failureReason(thrown)
      return leavesOutcomeUnknown(failure) && (await this.isDone(change))
        ? { kind: 'changed', message: '', person }
        : { kind: 'failed', failure, person }
    }
  }

  private async isDone(change: 'deactivate' | 'reactivate'): Promise<boolean> {
    const person = await this.people.find().catch(reportFault)
    return person !== undefined && (person.deactivation !== undefined) === (change === 'deactivate')
  }
}
