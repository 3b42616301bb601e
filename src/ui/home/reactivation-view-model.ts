import { reportFault } from '@application/port-failure.ts'
import { ChangeRegistrationStatus } from '@application/profile/change-registration-status.ts'
import { Toasts } from '../kit/toasts.ts'
import { profileContent } from '../profile/profile-content.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'

const content = profileContent.registration

/** A customer who asked to leave comes back. */
export class ReactivationViewModel {
  static readonly dependencies = [ChangeRegistrationStatus, Toasts] as const

  readonly submission = new Submission()

  /** @param changed called when the registration may be another one. */
  constructor(
    private readonly changeStatus: ChangeRegistrationStatus,
    private readonly toasts: Toasts,
    private readonly changed: () => void,
  ) {
    observe(this)
  }

  async reactivatePressed(): Promise<void> {
    const outcome = await this.submission.run(() => this.changeStatus.execute('reactivate'))
    if (outcome === undefined) return
    if (outcome.kind === 'changed') this.toasts.show('success', outcome.message || content.done)
    else this.toasts.show('error', failureMessage(outcome.failure, content.failed))
    await this.submission.run(async () => {
      // The screen reads the registration by itself, and says when it cannot.
      await outcome.person().catch(reportFault)
      this.changed()
    })
  }
}
