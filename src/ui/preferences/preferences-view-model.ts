import { leavesOutcomeUnknown } from '@application/port-failure.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { SavePreferences, type SavePreferencesOutcome } from '@application/preferences/save-preferences.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import type { Preference, Preferences } from '@domain/preferences/preferences.ts'
import { assertNever } from '../kit/assert-never.ts'
import { Toasts } from '../kit/toasts.ts'
import { failureMessage, isShownElsewhere } from '../screen/failure-message.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { preferencesContent as content } from './preferences-content.ts'

type PreferencesProblem =
  | { readonly kind: 'in-doubt' }
  | { readonly kind: 'failed'; readonly message: string }

export class PreferencesViewModel {
  static readonly dependencies = [PreferenceRepository, SavePreferences, Toasts, PromptRests] as const

  /** What the customer ticked since the preferences were shown. */
  ticked: Partial<Preferences> = {}
  /** What another device or app has changed meanwhile; the boxes show it, and the next **Salvar** keeps it. */
  changed: readonly Preference[] = []
  /** Whether the dialog that confirms the end of WhatsApp is open. */
  askingAboutWhatsapp = false
  /** Why the last try did not save. */
  problem: PreferencesProblem | undefined
  readonly saved = new Loadable((signal) => this.preferences.read(signal))
    .loggedAs('preferences-not-loaded')
    .askedAtStart()
  readonly submission = new Submission()

  constructor(
    private readonly preferences: PreferenceRepository,
    private readonly savePreferences: SavePreferences,
    private readonly toasts: Toasts,
    private readonly rests: PromptRests,
  ) {
    observe(this)
  }

  start(): void {
    // The customer may have left this screen while it was being saved.
    void Promise.resolve(this.savePreferences.running).then(() => this.saved.load())
  }

  get shown(): Preferences | undefined {
    return this.saved.value && { ...this.saved.value, ...this.ticked }
  }

  boxTicked(name: keyof Preferences, checked: boolean): void {
    if (!this.shown) return
    this.ticked = { ...this.ticked, [name]: checked }
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
    const before = this.saved.value
    if (!shown || !before) return
    this.problem = undefined
    this.changed = []
    this.toasts.dismiss()
    const outcome = await this.submission.run(() => this.savePreferences.execute(shown, before))
    if (outcome) this.showOutcome(shown, outcome)
  }

  private showOutcome(chosen: Preferences, outcome: SavePreferencesOutcome): void {
    switch (outcome.kind) {
      case 'saved':
        this.saved.replace(chosen)
        this.keepTicked((name, checked) => checked !== chosen[name])
        this.toasts.show('success', content.saved)
        return
      case 'changed-elsewhere':
        this.saved.replace(outcome.now)
        this.changed = outcome.changed
        if (this.submission.isLeft) this.toasts.show('error', `${content.changedTitle}. ${content.notSaved}`)
        // A tick is removed where the server has another value now and the tick repeats what was sent: it would undo that change.
        this.keepTicked((name, checked) => !outcome.changed.includes(name) || checked !== chosen[name])
        return
      case 'failed':
        if (isShownElsewhere(outcome.failure)) return
        this.toasts.show('error', content.failed)
        this.problem = leavesOutcomeUnknown(outcome.failure)
          ? { kind: 'in-doubt' }
          : { kind: 'failed', message: failureMessage(outcome.failure) }
        return
      default:
        assertNever(outcome)
    }
  }

  /** Keeps the ticks that `isKept` accepts. Both callers keep a tick made during the save, because it differs from what was sent. */
  private keepTicked(isKept: (name: Preference, checked: boolean) => boolean): void {
    const ticked = Object.entries(this.ticked) as [Preference, boolean][]
    this.ticked = Object.fromEntries(ticked.filter(([name, checked]) => isKept(name, checked)))
  }
}
