import type { Freshness } from '@application/freshness.ts'
import { AgreeToWhatsapp, type AgreeToWhatsappOutcome } from '@application/preferences/agree-to-whatsapp.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import type { Prompt, PromptNeed } from '@application/prompts/prompt.ts'
import { Toasts } from '../../kit/toasts.ts'
import { failureMessage, isShownElsewhere } from '../../screen/failure-message.ts'
import { observe } from '../../screen/observe.ts'
import { paths } from '../../screen/paths.ts'
import { Submission } from '../../screen/submission.ts'
import { promptsContent } from './prompts-content.ts'

const content = promptsContent.whatsapp

/** On `/portal`, asks a customer who did not agree to WhatsApp to do so (product.md §4). */
export class WhatsappPromptViewModel implements Prompt {
  static readonly dependencies = [PreferenceRepository, AgreeToWhatsapp, Toasts] as const

  readonly name = 'whatsapp'
  readonly submission = new Submission()
  /** Why the last try failed. */
  problem: string | undefined

  constructor(
    private readonly preferences: PreferenceRepository,
    private readonly agreeToWhatsapp: AgreeToWhatsapp,
    private readonly toasts: Toasts,
  ) {
    observe(this)
  }

  async need(path: string, sinceScreen: Freshness): Promise<PromptNeed> {
    if (path !== paths.home) return 'no'
    const { whatsapp } = await this.preferences.read(undefined, sinceScreen)
    return whatsapp ? 'no' : 'now'
  }

  /** Returns whether it was saved. */
  async agreePressed(): Promise<boolean> {
    this.problem = undefined
    const outcome = await this.submission.run(() => this.agreeToWhatsapp.execute())
    if (outcome) this.showOutcome(outcome)
    return outcome?.kind === 'saved'
  }

  private showOutcome(outcome: AgreeToWhatsappOutcome): void {
    if (outcome.kind === 'saved') this.toasts.show('success', content.saved)
    if (outcome.kind !== 'failed' || isShownElsewhere(outcome.failure)) return
    this.toasts.show('error', content.failed)
    this.problem = outcome.isInDoubt ? content.inDoubt : failureMessage(outcome.failure)
  }
}
