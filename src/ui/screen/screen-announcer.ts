import { afterPaint } from '../kit/after-paint.ts'
import { Navigation } from './navigation.ts'
import { observe } from './observe.ts'

/**
 * Announces a change of screen to screen readers: the new heading takes the focus and the title is announced. The browser itself
 * announces the first screen.
 */
export class ScreenAnnouncer {
  static readonly dependencies = [Navigation] as const

  /** What the polite live region says. */
  announcement = ''
  /** How many titles it has said. */
  announcements = 0
  private path: string | undefined
  /** Whether the customer has left that screen: a step back may return to it before another one has arrived. */
  private isLeft = false

  constructor(private readonly navigation: Navigation) {
    observe(this, { isLeft: false })
  }

  /** Whether no screen has been shown yet. */
  get isFirst(): boolean {
    return this.path === undefined
  }

  arrived(title: string, heading: HTMLElement | null): void {
    const path = window.location.hash
    const { isFirst } = this
    const isSame = this.path === path && !this.isLeft
    this.path = path
    this.isLeft = false
    if (isFirst) this.navigation.onStep(this.stepped)
    if (isFirst || isSame) return
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
    // The browser lays out the page for the focus. What changes after that and before the painting makes it do so once more.
    afterPaint(() => this.announce(title))
  }

  private announce(title: string): void {
    this.announcement = title
    this.announcements += 1
  }

  private stepped(): void {
    if (window.location.hash !== this.path) this.isLeft = true
  }
}
