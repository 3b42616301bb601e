import { ChangeRegistrationStatus } from '@application/profile/change-registration-status.ts'
import type { Person } from '@domain/person/person.ts'
import { Toasts } from '../kit/toasts.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { profileContent } from './profile-content.ts'

const content = profileContent.registration

/** Deactivates and reactivates the registration. */
export class RegistrationStatusViewModel {
  static readonly dependencies = [ChangeRegistrationStatus, Toasts] as const

  /** The portal asks for a confirmation of the deactivation. */
  asking = false
  readonly submission = new Submission()

  /** @param show shows the registration as it is after a change. */
  constructor(
    private readonly changeStatus: ChangeRegistrationStatus,
    private readonly toasts: Toasts,
    private readonly show: (person: Promise<Person>) => Promise<void>,
  ) {
    observe(this)
  }

  deactivatePressed(): void {
    this.asking = true
  }

  leavingGivenUp(): void {
    this.asking = false
  }

  async leavingConfirmed(): Promise<void> {
    this.asking = false
    await this.change('deactivate')
  }

  async reactivatePressed(): Promise<void> {
    await this.change('reactivate')
  }

  private async change(change: 'deactivate' | 'reactivate'): Promise<void> {
    const outcome = await this.submission.run(() => this.changeStatus.execute(change))
    if (outcome === undefined) return
    if (outcome.kind === 'changed') this.toasts.show('success', outcome.message || content.done)
    else this.toasts.show('error', failureMessage(outcome.failure, content.failed))
    await this.submission.run(() => this.show(outcome.person()))
  }
}
