import { PersonRepository } from '../person/person-repository.ts'
import { failureReason, leavesOutcomeUnknown, type PortFailureReason, reportFault } from '../port-failure.ts'

export type ChangeRegistrationStatusOutcome =
  | {
      readonly kind: 'changed'
      /** The server's own words, possibly none. */
      readonly message: string
    }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Deactivates the customer's registration or reactivates it (product.md, rule 8). */
export class ChangeRegistrationStatus {
  static readonly dependencies = [PersonRepository] as const

  constructor(private readonly people: PersonRepository) {}

  /** A request whose answer was lost may have been carried out: then the registration itself says what has become of it. */
  async execute(change: 'deactivate' | 'reactivate'): Promise<ChangeRegistrationStatusOutcome> {
    try {
      return { kind: 'changed', message: await this.people[change]() }
    } catch (thrown) {
      const failure = failureReason(thrown)
      return leavesOutcomeUnknown(failure) && (await this.isDone(change))
        ? { kind: 'changed', message: '' }
        : { kind: 'failed', failure }
    }
  }

  private async isDone(change: 'deactivate' | 'reactivate'): Promise<boolean> {
    const person = await this.people.find().catch(reportFault)
    return person !== undefined && (person.deactivation !== undefined) === (change === 'deactivate')
  }
}
