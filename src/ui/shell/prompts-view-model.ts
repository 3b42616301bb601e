import { type Cancel, Clock } from '@application/clock.ts'
import type { Prompt, PromptName } from '@application/prompts/prompt.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import { observe } from '../screen/observe.ts'
import { PromptQueue } from './prompt-queue.ts'

/** Which prompt is on the screen: the queue decides, this tells the views. */
export class PromptsViewModel {
  static readonly dependencies = [PromptRests, Clock] as const

  private readonly queue: PromptQueue
  private due: PromptName | undefined
  private held = false
  private release: Cancel = () => {}

  constructor(rests: PromptRests, clock: Clock) {
    this.queue = new PromptQueue(rests, clock)
    observe(this)
  }

  get showing(): PromptName | undefined {
    return this.held ? undefined : this.due
  }

  start(): void {
    this.release = this.queue.subscribe(this.shown)
  }

  dispose(): void {
    this.release()
    this.queue.stop()
  }

  register(prompt: Prompt): Cancel {
    return this.queue.register(prompt)
  }

  visited(path: string): void {
    this.queue.visited(path)
  }

  /** A prompt waits while another dialog is open (product.md, "Everywhere"); its own is no other. */
  dialogsChanged(anyOpen: boolean): void {
    if (!anyOpen) this.held = false
    else if (this.due === undefined) this.held = true
  }

  done(name: PromptName): void {
    this.queue.done(name)
  }

  declined(name: PromptName): void {
    this.queue.declined(name)
  }

  private shown(name: PromptName | undefined): void {
    this.due = name
  }
}
