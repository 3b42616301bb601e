import type { PromptName } from './prompt.ts'

/** Which prompts a customer declined, and for how long that counts. */
export abstract class PromptRests {
  /** Whether the prompt may not be shown at this moment (epoch milliseconds). */
  abstract isResting(name: PromptName, now: number): boolean
  /** Survives a reload, and ends with the session. */
  abstract restForSession(name: PromptName): void
  /** Survives the session; until this moment (epoch milliseconds). */
  abstract restUntil(name: PromptName, moment: number): void
}
