import { PersonRepository } from '@application/person/person-repository.ts'
import {
  ChangeRegistrationStatus,
  type ChangeRegistrationStatusOutcome,
} from '@application/profile/change-registration-status.ts'
import type { Person } from '@domain/person/person.ts'
import { Toasts } from '../kit/toasts.ts'
import { failureMessage, isShownElsewhere } from '../screen/failure-message.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { registrationStatusContent as content } from './registration-status-content.ts'

/** Deactivates the customer's registration or reactivates it, says how that went, and reads what has become of it. */
export class RegistrationChange {
  static readonly dependencies = [ChangeRegistrationStatus, PersonRepository, Toasts] as const

  /** Busy until the registration is shown as it is after the change. */
  readonly submission = new Submission()

  constructor(
    private readonly changeStatus: ChangeRegistrationStatus,
    private readonly people: PersonRepository,
    private readonly toasts: Toasts,
  ) {
    observe(this)
  }

  /** @param show takes the registration as it is read after the request, also when that was refused, and how the request ended. */
  async make(
    change: 'deactivate' | 'reactivate',
    show: (person: Promise<Person>, outcome: ChangeRegistrationStatusOutcome['kind']) => Promise<void>,
  ): Promise<void> {
    const outcome = await this.submission.run(() => this.changeStatus.execute(change))
    if (outcome === undefined) return
    if (outcome.kind === 'failed' && isShownElsewhere(outcome.failure)) return
    if (outcome.kind === 'changed') this.toasts.show('success', outcome.message || content.done)
    else if (outcome.isInDoubt) this.toasts.show('info', content.inDoubt)
    else this.toasts.show('error', failureMessage(outcome.failure, content.failed))
    await this.submission.run(() => show(this.people.find(), outcome.kind))
  }
}
