import type { PromptName } from '@application/prompts/prompt.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { InMemorySessionStore } from '../session/in-memory-session-store.ts'
import { SessionMemory } from '../session/session-memory.ts'

export class InMemoryPromptRests extends PromptRests {
  private readonly declined: SessionMemory<true>
  private readonly until = new Map<PromptName, number>()

  constructor(sessions: SessionStore = new InMemorySessionStore()) {
    super()
    this.declined = new SessionMemory(sessions)
  }

  isResting(name: PromptName, now: number): boolean {
    return this.declined.get(name) ?? (this.until.get(name) ?? 0) > now
  }

  restForSession(name: PromptName): void {
    this.declined.set(name, true)
  }

  restUntil(name: PromptName, moment: number): void {
    this.until.set(name, moment)
  }
}
