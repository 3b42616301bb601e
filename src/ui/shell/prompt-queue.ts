import type { Cancel, Clock } from '@application/clock.ts'
import { PROMPT_ORDER, type Prompt, type PromptName } from '@application/prompts/prompt.ts'
import type { PromptRests } from '@application/prompts/prompt-rests.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long a declined prompt rests, in milliseconds or for the session. The others cannot be declined. */
const REST: { readonly [Name in PromptName]?: number | 'session' } = {
  whatsapp: 'session',
  install: 30 * DAY,
  push: 30 * DAY,
}

/**
 * Lets prompts interrupt one at a time, in their order, the next only when the one before is done. It looks again from the
 * start on every screen; an answer that comes after the customer went on counts for nothing.
 */
export class PromptQueue {
  private readonly prompts = new Map<PromptName, Prompt>()
  private readonly finished = new Set<PromptName>()
  private readonly listeners = new Set<(showing: PromptName | undefined) => void>()
  private showing: PromptName | undefined
  private path: string | undefined
  private round = 0

  constructor(
    private readonly rests: PromptRests,
    private readonly clock: Clock,
  ) {}

  register(prompt: Prompt): Cancel {
    this.prompts.set(prompt.name, prompt)
    const unwatch = prompt.watch?.(() => this.changed())
    return () => {
      unwatch?.()
      this.prompts.delete(prompt.name)
    }
  }

  /** Told of the prompt to show, or of undefined when there is none. */
  subscribe(listener: (showing: PromptName | undefined) => void): Cancel {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The customer has come to this screen. */
  visited(path: string): void {
    this.path = path
    void this.look()
  }

  /** The customer did what the prompt asked: it does not come back in this session. */
  done(name: PromptName): void {
    this.finished.add(name)
    this.left(name)
  }

  /** The customer would rather not: the prompt rests. */
  declined(name: PromptName): void {
    const rest = REST[name]
    if (rest === 'session') this.rests.restForSession(name)
    else if (rest !== undefined) this.rests.restUntil(name, this.clock.now() + rest)
    this.finished.add(name)
    this.left(name)
  }

  /** Asks nothing more. */
  stop(): void {
    this.round++
  }

  /** Never over a prompt that is being read. */
  private changed(): void {
    if (this.showing === undefined) void this.look()
  }

  private left(name: PromptName): void {
    if (this.showing === name) this.show(undefined)
    void this.look()
  }

  private async look(): Promise<void> {
    const round = ++this.round
    const { path } = this
    if (path === undefined) return
    for (const name of PROMPT_ORDER) {
      const prompt = this.prompts.get(name)
      if (prompt === undefined || this.isSettled(name)) continue
      const need = await prompt.need(path).catch(() => 'no' as const)
      if (round !== this.round) return
      if (need === 'now') return this.show(name)
      if (need === 'later') break
    }
    this.show(undefined)
  }

  private isSettled(name: PromptName): boolean {
    return this.finished.has(name) || this.rests.isResting(name, this.clock.now())
  }

  private show(name: PromptName | undefined): void {
    if (this.showing === name) return
    this.showing = name
    for (const listener of [...this.listeners]) listener(name)
  }
}
