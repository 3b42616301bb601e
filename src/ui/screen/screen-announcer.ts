import { observe } from './observe.ts'

/**
 * Announces a change of screen to screen readers: the new heading takes the focus and the title is announced. The browser itself
 * announces the first screen.
 */
export class ScreenAnnouncer {
  static readonly dependencies = [] as const

  /** What the polite live region says. */
  announcement = ''
  private path: string | undefined

  constructor() {
    observe(this)
  }

  /** Whether no screen has been shown yet. */
  get isFirst(): boolean {
    return this.path === undefined
  }

  arrived(title: string, heading: HTMLElement | null): void {
    const path = window.location.hash
    const { isFirst } = this
    const isSame = this.path === path
    this.path = path
    if (isFirst || isSame) return
    this.announcement = title
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
  }
}
