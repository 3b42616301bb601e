import { PersonRepository } from '@application/person/person-repository.ts'
import { failureReason } from '@application/port-failure.ts'
import { Toasts } from '../kit/toasts.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { profileContent } from './profile-content.ts'

const content = profileContent.registration

/** Leaving the programme, and coming back. */
export class RegistrationStatusViewModel {
  static readonly dependencies = [PersonRepository, Toasts] as const

  /** The customer wants to leave, and is asked whether that is meant. */
  asking = false
  readonly submission = new Submission()

  /** @param readAgain reads the registration again. */
  constructor(
    private readonly people: PersonRepository,
    private readonly toasts: Toasts,
    private readonly readAgain: () => Promise<void>,
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
    await this.change(() => this.people.deactivate())
  }

  async reactivatePressed(): Promise<void> {
    await this.change(() => this.people.reactivate())
  }

  /** Reads again after a failure too: a request whose answer is lost may have been carried out. */
  private async change(request: () => Promise<string>): Promise<void> {
    await this.submission.run(async () => {
      try {
        this.toasts.show('success', (await request()) || content.done)
      } catch (thrown) {
        this.toasts.show('error', failureMessage(failureReason(thrown), content.failed))
      }
      await this.readAgain()
    })
  }
}
