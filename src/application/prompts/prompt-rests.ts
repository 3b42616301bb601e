import type { PromptName } from './prompt.ts'

/** Which prompts a customer declined, for how long that counts, and which favour the visit has asked for. */
export abstract class PromptRests {
  /** Whether the prompt may not be shown at this moment (epoch milliseconds). */
  abstract isResting(name: PromptName, now: number): boolean
  /** Survives a reload, and ends with the session. */
  abstract restForSession(name: PromptName): void
  /** Survives the session; until this moment (epoch milliseconds). A moment more than 60 days away counts for nothing. */
  abstract restUntil(name: PromptName, moment: number): void
  /**
   * Notes that this visit asks for this favour: in the same visit, no other favour that concerns the device is asked for. A visit goes on
   * after a reload, and ends with the tab or the session.
   */
  abstract noteFavour(name: PromptName): void
  abstract hasAskedForAnother(name: PromptName): boolean
}
