import { action, makeObservable, observableRef } from 'mobx'

export type ToastTone = 'success' | 'error' | 'info'

export interface Message {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
}

/** The part of a clock that toasts need; the returned function cancels. */
export interface ToastTimer {
  after(ms: number, run: () => void): () => void
}

/** The pointer may leave a toast whose button still has the focus, and the other way round. `hidden`: the tab cannot be seen. */
type PausedBy = 'pointer' | 'focus' | 'hidden'

/** In milliseconds (product.md §9). */
const AUTO_HIDE = 5000
/** Messages that come within this time belong together, in milliseconds. */
const SAME_MOMENT = 1000

const nothing = () => {}

/** Always the same list: with a new one the region would be drawn again at each change of screen. */
const NONE: readonly Message[] = []

/**
 * The one toast on the screen. Messages of the same moment stand in it together, and a later message takes the place of the earlier
 * ones. It hides itself after 5000 ms. A pause stops the time and keeps the earlier messages, and the whole time begins again after the
 * pause.
 */
export class Toasts {
  /** What it says, the oldest first; nothing while no toast is shown. */
  items: readonly Message[] = NONE

  private isNew = false
  private readonly pausedBy = new Set<PausedBy>()
  private lastId = 0
  private stopHiding = nothing
  private stopMoment = nothing

  constructor(private readonly timer: ToastTimer) {
    makeObservable(this, { items: observableRef, show: action, dismiss: action, dismissEarlier: action })
  }

  /** A text that is on the screen already is shown once, as the newest. */
  show(tone: ToastTone, text: string): void {
    this.lastId += 1
    const earlier =
      this.isNew || this.pausedBy.size > 0 ? this.items.filter((message) => message.text !== text) : []
    this.items = [...earlier, { id: this.lastId, tone, text }]
    if (!this.isNew || earlier.length === 0) this.beginMoment()
    this.hideLater()
  }

  /** Called when the customer closes the toast, and when a form is sent again, because the toast speaks of the attempt before. */
  dismiss(): void {
    this.items = NONE
    // A tab that is hidden stays so.
    this.pausedBy.delete('pointer')
    this.pausedBy.delete('focus')
    this.stopHiding()
    this.endMoment()
  }

  /** A message about one screen is not true on the next. A message that has just come is about the change of screen itself, and stays. */
  dismissEarlier(): void {
    if (!this.isNew) this.dismiss()
  }

  /** The customer reads it, reaches for its button, or does not see the tab. */
  pause(by: PausedBy): void {
    this.pausedBy.add(by)
    this.stopHiding()
  }

  /** Starts the time again from the beginning, unless something else still holds it. */
  resume(by: PausedBy): void {
    this.pausedBy.delete(by)
    if (this.items.length > 0) this.hideLater()
  }

  private hideLater(): void {
    this.stopHiding()
    if (this.pausedBy.size === 0) this.stopHiding = this.timer.after(AUTO_HIDE, () => this.dismiss())
  }

  private beginMoment(): void {
    this.stopMoment()
    this.isNew = true
    this.stopMoment = this.timer.after(SAME_MOMENT, () => this.endMoment())
  }

  private endMoment(): void {
    this.stopMoment()
    this.isNew = false
  }
}
