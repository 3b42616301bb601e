import { PersonRepository } from '../person/person-repository.ts'
import { failureReason, leavesOutcomeUnknown, type PortFailureReason, reportBug } from '../port-failure.ts'

export type ChangeRegistrationStatusOutcome =
  | {
      readonly kind: 'changed'
      /** The server's own words, possibly none. */
      readonly message: string
    }
  /** `isInDoubt`: the answer was lost, and the server may have carried it out. */
  | { readonly kind: 'failed'; readonly failure: PortFailureReason; readonly isInDoubt: boolean }

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
      const isDone = leavesOutcomeUnknown(failure) ? await this.isDone(change) : false
      return isDone
        ? { kind: 'changed', message: '' }
        : { kind: 'failed', failure, isInDoubt: isDone === undefined }
    }
  }

  /** Undefined where the registration cannot be read either. */
  private async isDone(change: 'deactivate' | 'reactivate'): Promise<boolean | undefined> {
    const person = await this.people.find().catch(reportBug)
    return person && (person.deactivation !== undefined) === (change === 'deactivate')
  }
}
