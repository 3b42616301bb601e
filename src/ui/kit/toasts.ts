import { action, makeObservable, observableRef } from 'mobx'

export type ToastTone = 'success' | 'error' | 'info'

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
}

/** The part of a clock that toasts need; the returned function cancels. */
export interface ToastTimer {
  after(ms: number, run: () => void): () => void
}

/** product.md §9 */
const AUTO_HIDE_MS = 5000
const VISIBLE_AT_ONCE = 5

/**
 * The messages on the screen. Each hides itself after 5000 ms. The time stops while a toast is paused, and starts again
 * for a toast that newer ones had pushed out of sight.
 */
export class Toasts {
  /** Also those that are out of sight, the oldest first. */
  items: readonly Toast[] = []

  private readonly cancels = new Map<number, () => void>()
  private readonly paused = new Set<number>()
  private lastId = 0

  constructor(private readonly timer: ToastTimer) {
    makeObservable(this, { items: observableRef, show: action, dismiss: action })
  }

  /** The newest, which are on the screen. */
  get visible(): readonly Toast[] {
    return this.items.slice(-VISIBLE_AT_ONCE)
  }

  /** A text that is on the screen already is shown once, as the newest. */
  show(tone: ToastTone, text: string): void {
    this.lastId += 1
    const others = this.items.filter((toast) => toast.text !== text)
    this.items = [...others, { id: this.lastId, tone, text }]
    this.setTimers()
  }

  dismiss(id: number): void {
    this.items = this.items.filter((toast) => toast.id !== id)
    this.paused.delete(id)
    this.setTimers()
  }

  /** The customer reads it, or reaches for its button. */
  pause(id: number): void {
    this.paused.add(id)
    this.setTimers()
  }

  /** Gives the whole time again. */
  resume(id: number): void {
    this.paused.delete(id)
    this.setTimers()
  }

  private setTimers(): void {
    const running = new Set(this.visible.map((toast) => toast.id).filter((id) => !this.paused.has(id)))
    for (const [id, cancel] of this.cancels) {
      if (running.has(id)) continue
      cancel()
      this.cancels.delete(id)
    }
    for (const id of running) {
      if (this.cancels.has(id)) continue
      this.cancels.set(
        id,
        this.timer.after(AUTO_HIDE_MS, () => this.dismiss(id)),
      )
    }
  }
}
