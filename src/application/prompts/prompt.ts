import type { Cancel } from '../clock.ts'
import type { Freshness } from '../freshness.ts'

/**
 * Everything that may interrupt a customer, in this order (product.md, "Everywhere"). The programme needs `terms` and `phone`. The others
 * are favours: the portal asks for them, and the customer may decline.
 */
export const PROMPT_ORDER = ['terms', 'phone', 'whatsapp', 'install', 'push'] as const

export type PromptName = (typeof PROMPT_ORDER)[number]

/**
 * `now`: to be asked on this screen. `later`: to be asked, but not here, and the prompts after it wait too.
 * `no`: there is nothing to ask here.
 */
export type PromptNeed = 'now' | 'later' | 'no'

/** One interruption, as far as the queue knows it. */
export interface Prompt {
  readonly name: PromptName
  /** The screen where it is never shown: it closes before that screen is drawn, whatever the prompts before it are waiting for. */
  readonly neverOn?: string
  /**
   * Whether it applies on this screen. A rejection counts as `no` until the next screen.
   * @param sinceScreen the greatest age of an answer: the time since this screen was opened. So the prompt shares what the screen has read.
   */
  need(path: string, sinceScreen: Freshness): Promise<PromptNeed>
  /** For a prompt that may become due at any moment, such as the browser's offer to install: calls back when `need` may have another answer. */
  watch?(changed: () => void): Cancel
}
