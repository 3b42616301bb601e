import type { Cancel } from '@application/clock.ts'
import type { Listeners } from '@application/listeners.ts'
import type { LoggedEvent } from '@application/logger.ts'
import type { Memory } from '@application/offline/last-known.ts'
import { Aborted, failureReason, lacksSignal, type PortFailureReason } from '@application/port-failure.ts'
import { isShownElsewhere } from './failure-message.ts'
import type { Owned, PageServices } from './lifecycle.ts'
import { failed, idle, type LoadState, loaded, loadedValue, pending, recalled } from './load-state.ts'
import { observe } from './observe.ts'

/**
 * One thing that a screen reads. A later load cancels the earlier one, and `useViewModel` cancels both when the screen goes; from then on
 * it asks for nothing. After a failure without signal it asks again when the signal is back.
 */
export class Loadable<T, Question extends readonly unknown[] = []> implements Owned {
  /** Undefined before the first question. */
  private known: LoadState<T> | undefined
  private isAskedAtStart = false
  private isKeptCurrent = false
  private changes: Listeners | undefined
  private controller: AbortController | undefined
  private question: Question | undefined
  private memory: ((...question: Question) => Memory<T>) | undefined
  private onLoaded: (value: T, ...question: Question) => void = () => {}
  private asksLast = false
  private page: PageServices | undefined
  private event: LoggedEvent | undefined
  private stopAwaiting: Cancel = () => {}
  /** The customer has left the screen. A write that ends later may still call `load`: it must not send a request then. */
  private isLeft = false

  /**
   * @param onFailure called when a load fails that the customer waits for and no remembered value takes its place: for the toast of
   * product.md §8. Not called for the end of a session.
   */
  constructor(
    private readonly read: (signal: AbortSignal, ...question: Question) => Promise<T>,
    private readonly onFailure: (failure: PortFailureReason) => void = () => {},
  ) {
    // Not observable: they are set during the first drawing of a screen, when MobX allows no change, and no screen reads them.
    observe(this, {
      memory: false,
      onLoaded: false,
      asksLast: false,
      isAskedAtStart: false,
      isKeptCurrent: false,
      changes: false,
      event: false,
      isLeft: false,
    })
  }

  attachTo(page: PageServices): Cancel {
    this.isLeft = false
    this.page = page
    const ends = [
      this.isKeptCurrent && page.visibility.onReturn(this.returned),
      this.changes?.add(this.changed),
    ]
    return () => {
      for (const end of ends) if (end) end()
      this.leave()
    }
  }

  /** Keeps each answer in `memory`, and shows the last one, with its age, when there is no signal. */
  rememberedAs(memory: (...question: Question) => Memory<T>): this {
    this.memory = memory
    return this
  }

  /**
   * Calls `onLoaded` with each value that is shown. Code after `await load()` would miss the values that come after **Tentar de
   * novo** or when the signal is back.
   */
  whenLoaded(onLoaded: (value: T, ...question: Question) => void): this {
    this.onLoaded = onLoaded
    return this
  }

  /** Logs each failure, which shows no toast (product.md §8). */
  loggedAs(event: LoggedEvent): this {
    this.event = event
    return this
  }

  /** For what a customer does not see first: it waits until the other reads of the page have ended or take long. */
  askedLast(): this {
    this.asksLast = true
    return this
  }

  /** For what a screen always asks for at its start: its state is pending from the beginning, so that asking draws nothing a second time. */
  askedAtStart(): this {
    this.isAskedAtStart = true
    return this
  }

  /**
   * For what a screen may show for hours: it is asked for again when the customer comes back to the portal. What was answered within the
   * last minute comes from the cache. So does a later page of the purchases, however old it is, because all pages belong to one reading of
   * the first (docs/decisions/086). A list is replaced in place, so its keys must not be positions (see `uniqueKeys`).
   */
  keptCurrent(): this {
    this.isKeptCurrent = true
    return this
  }

  /**
   * Asks the server again when `changes` notifies. An exchange on another screen, for example, spends points: those that were read
   * before are old then.
   */
  renewedBy(changes: Listeners): this {
    this.changes = changes
    return this
  }

  get state(): LoadState<T> {
    return this.known ?? (this.isAskedAtStart ? pending : idle)
  }

  get value(): T | undefined {
    return loadedValue(this.state)
  }

  async load(...question: Question): Promise<void> {
    await this.ask(question, pending)
  }

  /** Asks the same question again. An answer lets the others that failed ask again too. */
  async retry(): Promise<void> {
    if (!this.question) return
    await this.load(...this.question)
    // An answer with an age was remembered on this device: it does not show that the server answers again.
    if (this.state.status === 'loaded' && this.state.age === undefined) this.page?.failedLoads.askAgain()
  }

  /** Asks the same question again. A value that is shown stays until another one comes, also when this fails. */
  refresh(): void {
    if (this.question) void this.ask(this.question, this.state)
  }

  /** Shows a value that is known without asking, such as the answer of a write. */
  replace(value: T): void {
    this.cancel()
    this.known = loaded(value)
  }

  /** Stops waiting; what was loaded stays. */
  cancel(): void {
    this.stopAwaiting()
    this.controller?.abort()
    this.controller = undefined
    if (this.state.status === 'pending') this.known = idle
  }

  /** Back to the state before the first load. */
  reset(): void {
    this.cancel()
    this.known = idle
  }

  private returned(): void {
    // For one return a browser sends two events: the page is visible, and the window has the focus.
    if (this.state.status === 'loaded' && !this.controller) this.refresh()
  }

  /** Reads again, also while a read runs, because the server may have answered that read before the change. */
  private changed(): void {
    if (this.state.status !== 'failed') this.refresh()
  }

  private leave(): void {
    this.cancel()
    this.isLeft = true
  }

  private async ask(question: Question, meanwhile: LoadState<T>): Promise<void> {
    if (this.isLeft) return
    this.cancel()
    const controller = new AbortController()
    this.controller = controller
    this.question = question
    this.known = meanwhile
    const memory = this.memory?.(...question)
    let outcome: LoadState<T>
    try {
      outcome = loaded(await this.readInOrder(controller.signal, question))
    } catch (thrown) {
      if (thrown instanceof Aborted) return
      outcome = failed(failureReason(thrown))
    }
    // An adapter that cannot cancel may still answer. That answer is too late.
    if (controller.signal.aborted) return
    this.answered(outcome, memory, meanwhile)
    if (this.state.status === 'loaded' && (this.state === outcome || meanwhile.status !== 'loaded'))
      this.onLoaded(this.state.value, ...question)
  }

  private async readInOrder(signal: AbortSignal, question: Question): Promise<T> {
    if (this.asksLast) {
      await this.page?.order.untilReadsEnd()
      if (signal.aborted) throw new Aborted()
      return this.read(signal, ...question)
    }
    const ended = this.page?.order.begin()
    try {
      return await this.read(signal, ...question)
    } finally {
      ended?.()
    }
  }

  /** @param before what was shown meanwhile: pending only when the customer asked, and only then a failure shows a toast. */
  private answered(outcome: LoadState<T>, memory: Memory<T> | undefined, before: LoadState<T>): void {
    // The read has ended. If the controller stayed, leaving the screen would abort it for nothing, and each abort costs time.
    this.controller = undefined
    if (outcome.status === 'loaded') memory?.keep(outcome.value)
    if (outcome.status !== 'failed') {
      this.known = outcome
      return
    }
    const { failure } = outcome
    if (this.event) this.page?.logger.log(this.event, failure)
    this.askAgainLater(failure)
    if (before.status === 'loaded') {
      // The shown value stays, because the memory may hold only a part of it. Only the age comes from the memory.
      const age = memory?.recall()?.age
      if (age !== undefined) this.known = recalled({ value: before.value, age })
      return
    }
    const known = lacksSignal(failure) ? memory?.recall() : undefined
    this.known = known ? recalled(known) : outcome
    if (!known && before.status === 'pending' && !isShownElsewhere(failure)) this.onFailure(failure)
  }

  private askAgainLater(failure: PortFailureReason): void {
    const cancels = [
      this.page?.failedLoads.join(this.refresh),
      lacksSignal(failure) ? this.page?.offlineLoads.join(this.refresh) : undefined,
    ]
    this.stopAwaiting = () => {
      for (const cancel of cancels) cancel?.()
    }
  }
}
