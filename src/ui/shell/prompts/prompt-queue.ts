import { type Cancel, Clock } from '@application/clock.ts'
import type { Freshness } from '@application/freshness.ts'
import { FirstSuccess } from '@application/prompts/first-success.ts'
import { JudgeMoment } from '@application/prompts/judge-moment.ts'
import { PROMPT_ORDER, type Prompt, type PromptName, type PromptNeed } from '@application/prompts/prompt.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import { observe } from '../../screen/observe.ts'
import { RunningWrites } from '../../screen/running-writes.ts'

/** In milliseconds: a screen begins its reads a little before the queue hears that it was opened. */
const SAME_MOMENT = 1000

const DAY = 24 * 60 * 60 * 1000

/** How long a declined prompt rests, in milliseconds or for the session. The others cannot be declined. */
const REST: { readonly [Name in PromptName]?: number | 'session' } = {
  whatsapp: 'session',
  install: 30 * DAY,
  push: 30 * DAY,
}

/** What each favour is for. The programme requires the others, which are asked at any time. */
const FAVOURS: { readonly [Name in PromptName]?: 'messages' | 'device' } = {
  whatsapp: 'messages',
  install: 'device',
  push: 'device',
}

/**
 * Shows prompts one at a time, in their order: the next one only when the one before is done. Each screen starts again with the
 * first prompt, and ignores an answer that was asked for by the screen before. After one favour, a visit asks for no favour that
 * concerns the device (docs/decisions/105).
 */
export class PromptQueue {
  static readonly dependencies = [PromptRests, Clock, JudgeMoment, FirstSuccess, RunningWrites] as const

  private readonly prompts = new Map<PromptName, Prompt>()
  private readonly finished = new Set<PromptName>()
  private due: PromptName | undefined
  private held = false
  private path: string | undefined
  /** When the customer opened the present screen. */
  private since = 0
  private round = 0

  constructor(
    private readonly rests: PromptRests,
    private readonly clock: Clock,
    private readonly moment: JudgeMoment,
    private readonly firstSuccess: FirstSuccess,
    private readonly writes: RunningWrites,
  ) {
    observe(this, { prompts: false, finished: false, path: false, round: false, since: false })
  }

  start(): void {
    this.firstSuccess.visited()
  }

  get showing(): PromptName | undefined {
    return this.held ? undefined : this.due
  }

  dispose(): void {
    this.round++
  }

  register(prompt: Prompt): Cancel {
    this.prompts.set(prompt.name, prompt)
    const unwatch = prompt.watch?.(this.changed)
    return () => {
      unwatch?.()
      this.prompts.delete(prompt.name)
    }
  }

  /** The customer has come to this screen. */
  visited(path: string): void {
    // On the first screen every answer was read for this screen, however long the code of the prompts took.
    this.since = this.path === undefined ? Number.NEGATIVE_INFINITY : this.clock.now()
    this.path = path
    void this.findNext()
  }

  /**
   * Closes a favour at once, because perhaps only the screen that is left asks for it. Also closes a prompt that the next screen never
   * shows. An open dialog would keep the focus from the new heading.
   * @param path the screen that the customer goes to.
   */
  screenLeft(path: string): void {
    if (this.due && (FAVOURS[this.due] || this.prompts.get(this.due)?.neverOn === path)) this.due = undefined
  }

  /** A prompt waits while another dialog is open (product.md, "Everywhere"); its own dialog does not count. */
  dialogsChanged(anyOpen: boolean): void {
    if (!anyOpen) this.held = false
    else if (this.due === undefined) this.held = true
  }

  /** The customer did what the prompt asked: it does not come back in this session. */
  done(name: PromptName): void {
    this.finished.add(name)
    if (this.due === name) this.due = undefined
    void this.findNext()
  }

  /** The prompt rests. */
  declined(name: PromptName): void {
    const rest = REST[name]
    if (rest === 'session') this.rests.restForSession(name)
    else if (rest !== undefined) this.rests.restUntil(name, this.clock.now() + rest)
    this.done(name)
  }

  /** A prompt that is open stays. */
  private changed(): void {
    if (this.due === undefined) void this.findNext()
  }

  private async findNext(): Promise<void> {
    const round = ++this.round
    const next = this.path === undefined ? undefined : await this.firstNeeded(this.path, round)
    if (round === this.round) this.show(next)
  }

  private async firstNeeded(path: string, round: number): Promise<PromptName | undefined> {
    // A customer may leave a screen while it is being saved, and what is asked for may be in what is saved.
    await this.writes.ended()
    if (round !== this.round) return undefined
    for (const name of PROMPT_ORDER) {
      const prompt = this.prompts.get(name)
      if (prompt === undefined || this.isSettled(name)) continue
      const need = await this.needOf(prompt, path).catch(() => 'no' as const)
      if (round !== this.round || need === 'later') return undefined
      if (need === 'now') return name
    }
    return undefined
  }

  private async needOf(prompt: Prompt, path: string): Promise<PromptNeed> {
    const need = await prompt.need(path, this.sinceScreen())
    const favour = FAVOURS[prompt.name]
    if (need !== 'now' || favour === undefined) return need
    const allowed =
      favour === 'messages'
        ? await this.moment.allowsMessages(this.sinceScreen())
        : await this.moment.allowsDevice(this.sinceScreen())
    return allowed ? 'now' : 'no'
  }

  private sinceScreen(): Freshness {
    return { maxAge: this.clock.now() - this.since + SAME_MOMENT }
  }

  private isSettled(name: PromptName): boolean {
    const isOneTooMany = FAVOURS[name] === 'device' && this.rests.hasAskedForAnother(name)
    return isOneTooMany || this.finished.has(name) || this.rests.isResting(name, this.clock.now())
  }

  private show(name: PromptName | undefined): void {
    this.due = name
    if (name !== undefined && FAVOURS[name] !== undefined) this.rests.noteFavour(name)
  }
}
