import type { Prompt, PromptNeed } from '@application/prompts/prompt.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import { PushSubscriptions } from '@application/push/push-subscriptions.ts'
import { Toasts } from '../../kit/toasts.ts'
import { observe } from '../../screen/observe.ts'
import { paths } from '../../screen/paths.ts'
import { Submission } from '../../screen/submission.ts'
import { promptsContent } from './prompts-content.ts'

const content = promptsContent.push

/**
 * Asks before the browser does, because a browser never asks again after a refusal. It shows nothing where pushes are not possible
 * or were refused.
 */
export class PushPromptViewModel implements Prompt {
  static readonly dependencies = [PushSubscriptions, PromptRests, Toasts] as const

  readonly name = 'push'
  /** Most of it is the browser's own question, which may stay open for minutes. */
  readonly submission = new Submission('device')
  private asking = new AbortController()

  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly rests: PromptRests,
    private readonly toasts: Toasts,
  ) {
    observe(this)
  }

  async need(path: string): Promise<PromptNeed> {
    return path === paths.home && (await this.subscriptions.isAskable()) ? 'now' : 'no'
  }

  /**
   * `declined` where the customer gave the browser's question no answer: the prompt rests. Every other outcome ends it. Undefined where the
   * customer has declined in the meantime.
   */
  async subscribePressed(): Promise<'done' | 'declined' | undefined> {
    const { signal } = this.asking
    const outcome = await this.submission.run(() => this.subscriptions.subscribe(signal))
    if (signal.aborted) return undefined
    if (outcome === 'subscribed') this.toasts.show('success', content.subscribed)
    if (outcome === 'denied') this.toasts.show('info', content.denied)
    if (outcome === 'failed') {
      // The customer wanted it: the portal asks again, but not at once, because it may fail again.
      this.rests.restForSession(this.name)
      this.toasts.show('error', content.failed)
    }
    return outcome === 'dismissed' ? 'declined' : 'done'
  }

  declined(): void {
    this.asking.abort()
    this.asking = new AbortController()
  }
}
