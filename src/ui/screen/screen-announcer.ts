import { observe } from './observe.ts'

/**
 * Tells people who do not see the screen that it changed: the new heading takes the focus and the title is announced. The
 * very first screen is not: the browser announces a page that it has just opened, and the focus is where it should be.
 */
export class ScreenAnnouncer {
  static readonly dependencies = [] as const

  /** What the polite live region says. */
  announcement = ''
  private path: string | undefined

  constructor() {
    observe(this)
  }

  arrived(title: string, heading: HTMLElement | null): void {
    const path = window.location.hash
    const isFirst = this.path === undefined
    const isSame = this.path === path
    this.path = path
    if (isFirst || isSame) return
    this.announcement = title
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
  }
}
