import type { PromptName } from '@application/prompts/prompt.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'

export class InMemoryPromptRests extends PromptRests {
  private readonly rests = new Map<PromptName, number>()

  isResting(name: PromptName, now: number): boolean {
    return (this.rests.get(name) ?? 0) > now
  }

  restForSession(name: PromptName): void {
    this.rests.set(name, Number.POSITIVE_INFINITY)
  }

  restUntil(name: PromptName, moment: number): void {
    this.rests.set(name, moment)
  }
}
