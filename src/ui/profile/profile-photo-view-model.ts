import type { Cancel } from '@application/clock.ts'
import { leavesOutcomeUnknown } from '@application/port-failure.ts'
import { ChangePhoto, type ChangePhotoOutcome, type PhotoFile } from '@application/profile/change-photo.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts, type ToastTone } from '../kit/toasts.ts'
import { failureMessage, isShownElsewhere } from '../screen/failure-message.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { profileContent } from './profile-content.ts'

const content = profileContent.photo

/** The customer's photo, and changing it. */
export class ProfilePhotoViewModel {
  static readonly dependencies = [ChangePhoto, StoredProfileImage, Toasts] as const

  url: string | undefined
  /** Why the chosen photo was not accepted or not sent. */
  problem: string | undefined
  readonly submission = new Submission()
  private stopListening: Cancel = () => {}

  constructor(
    private readonly changePhoto: ChangePhoto,
    private readonly stored: StoredProfileImage,
    private readonly toasts: Toasts,
  ) {
    this.url = stored.read()
    observe(this)
  }

  start(): void {
    this.stopListening = this.stored.subscribe(this.changed)
  }

  dispose(): void {
    this.stopListening()
  }

  async chosen(file: PhotoFile): Promise<void> {
    this.problem = undefined
    this.toasts.dismiss()
    const outcome = await this.submission.run(() => this.changePhoto.execute(file))
    if (outcome) this.showOutcome(outcome)
  }

  private showOutcome(outcome: ChangePhotoOutcome): void {
    switch (outcome.kind) {
      case 'changed':
        this.toasts.show('success', content.changed)
        return
      case 'refused':
        this.failed(content.problems[outcome.problem])
        return
      case 'failed':
        if (isShownElsewhere(outcome.failure)) return
        if (leavesOutcomeUnknown(outcome.failure)) this.failed(content.inDoubt, 'info')
        else this.failed(failureMessage(outcome.failure, content.failed))
        return
      default:
        assertNever(outcome)
    }
  }

  private failed(problem: string, tone: ToastTone = 'error'): void {
    this.problem = problem
    if (this.submission.isLeft) this.toasts.show(tone, problem)
  }

  private changed(url: string | undefined): void {
    this.url = url
  }
}
