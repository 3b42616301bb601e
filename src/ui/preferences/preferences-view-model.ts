import { failureReason, leavesOutcomeUnknown } from '@application/port-failure.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import type { Preferences } from '@domain/preferences/preferences.ts'
import { runInAction } from 'mobx'
import { Toasts } from '../kit/toasts.ts'
import { failureMessage } from '../screen/failure-message.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { preferencesContent as content } from './preferences-content.ts'

export class PreferencesViewModel {
  static readonly dependencies = [PreferenceRepository, Toasts, PromptRests] as const

  /** The customer's choice, saved or not; undefined until a box is ticked. */
  chosen: Preferences | undefined
  /** Whether the dialog that confirms the end of WhatsApp is open. */
  askingAboutWhatsapp = false
  /** Why the last try did not save. */
  problem: string | undefined
  readonly saved = new Loadable((signal) => this.preferences.read(signal))
  readonly submission = new Submission()

  constructor(
    private readonly preferences: PreferenceRepository,
    private readonly toasts: Toasts,
    private readonly rests: PromptRests,
  ) {
    observe(this)
  }

  start(): void {
    void this.saved.load()
  }

  get shown(): Preferences | undefined {
    return this.chosen ?? this.saved.value
  }

  boxTicked(name: keyof Preferences, checked: boolean): void {
    if (!this.shown) return
    this.chosen = { ...this.shown, [name]: checked }
    if (name === 'whatsapp' && !checked) this.askingAboutWhatsapp = true
  }

  whatsappKept(): void {
    this.askingAboutWhatsapp = false
    this.boxTicked('whatsapp', true)
  }

  whatsappGivenUp(): void {
    this.askingAboutWhatsapp = false
    // The home screen would ask for it again at once.
    this.rests.restForSession('whatsapp')
  }

  async submitted(): Promise<void> {
    const { shown } = this
    if (shown) await this.submission.run(() => this.save(shown))
  }

  private async save(preferences: Preferences): Promise<void> {
    this.problem = undefined
    try {
      await this.preferences.save(preferences)
      this.saved.replace(preferences)
      this.toasts.show('success', content.saved)
    } catch (thrown) {
      const reason = failureReason(thrown)
      this.toasts.show('error', content.failed)
      runInAction(() => {
        this.problem = leavesOutcomeUnknown(reason) ? content.inDoubt : failureMessage(reason)
      })
    }
  }
}
