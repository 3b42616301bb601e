import type { Cancel } from '@application/clock.ts'
import type { Memory } from '@application/offline/last-known.ts'
import { Aborted, failureReason, lacksSignal, type PortFailureReason } from '@application/port-failure.ts'
import { failed, idle, loaded, loadedValue, pending, recalled, type Waiting } from '@ui/screen/waiting.ts'
import { awaitedSignal } from './awaited-signal.ts'
import { observe } from './observe.ts'

/**
 * One thing that a screen reads: its four states, with the later load cancelling the earlier one. View-models own as many
 * as they have things to read, and cancel them all when they are disposed. One that failed for want of a signal asks again by
 * itself when the signal is back.
 */
export class Loadable<T, Question extends readonly unknown[] = []> {
  state: Waiting<T> = idle
  private controller: AbortController | undefined
  private question: Question | undefined
  private memory: ((...question: Question) => Memory<T>) | undefined
  private tell: (value: T, ...question: Question) => void = () => {}
  private stopAwaiting: Cancel = () => {}

  /** @param onFailure told of each failure, for the sentence that portal.md §8 wants as a toast. */
  constructor(
    private readonly read: (signal: AbortSignal, ...question: Question) => Promise<T>,
    private readonly onFailure: (failure: PortFailureReason) => void = () => {},
  ) {
    observe(this)
  }

  /** Keeps each answer there, and shows the last one, with its age, when there is no signal. */
  rememberedAs(memory: (...question: Question) => Memory<T>): this {
    this.memory = memory
    return this
  }

  /**
   * Tells each value that comes to be shown, whoever asked for it: the screen, **Tentar de novo** or the signal that came back.
   * What a screen does with an answer belongs here; after `await load()` it would miss the last of these.
   */
  whenLoaded(tell: (value: T, ...question: Question) => void): this {
    this.tell = tell
    return this
  }

  get value(): T | undefined {
    return loadedValue(this.state)
  }

  async load(...question: Question): Promise<void> {
    await this.ask(question, pending)
  }

  /** Asks the same question again. */
  retry(): void {
    if (this.question) void this.load(...this.question)
  }

  /** Asks the same question again behind what is shown, which stays until there is an answer. */
  refresh(): void {
    if (this.question) void this.ask(this.question, this.state)
  }

  /** Puts in what is now known without asking, such as the answer of a write. */
  replace(value: T): void {
    this.cancel()
    this.state = loaded(value)
  }

  /** Stops waiting; what was loaded stays. */
  cancel(): void {
    this.stopAwaiting()
    this.controller?.abort()
    this.controller = undefined
    if (this.state.status === 'pending') this.state = idle
  }

  /** As if nothing had ever been asked. */
  reset(): void {
    this.cancel()
    this.state = idle
  }

  private async ask(question: Question, meanwhile: Waiting<T>): Promise<void> {
    this.cancel()
    const controller = new AbortController()
    this.controller = controller
    this.question = question
    this.state = meanwhile
    const memory = this.memory?.(...question)
    let outcome: Waiting<T>
    try {
      outcome = loaded(await this.read(controller.signal, ...question))
    } catch (thrown) {
      if (thrown instanceof Aborted) return
      outcome = failed(failureReason(thrown))
    }
    // An adapter that cannot cancel may still answer: what came too late is nobody's.
    if (controller.signal.aborted) return
    this.answered(outcome, memory, meanwhile.status !== 'pending')
    if (this.state.status === 'loaded') this.tell(this.state.value, ...question)
  }

  /** @param quietly nobody asked for this: that it failed, again, is told to nobody. */
  private answered(outcome: Waiting<T>, memory: Memory<T> | undefined, quietly: boolean): void {
    this.state = outcome
    if (outcome.status === 'loaded') memory?.keep(outcome.value)
    if (outcome.status !== 'failed') return
    if (lacksSignal(outcome.failure)) {
      this.stopAwaiting = awaitedSignal.join(this.refresh)
      const known = memory?.recall()
      if (known) {
        this.state = recalled(known)
        return
      }
    }
    if (!quietly) this.onFailure(outcome.failure)
  }
}
