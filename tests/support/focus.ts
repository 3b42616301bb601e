import type { Page } from 'playwright-core'

/** Where the focus is, and what is wrong with it there. */
export interface FocusStop {
  /** Undefined when the focus has left the page for the browser's own controls. */
  readonly element: string | undefined
  readonly faults: readonly string[]
}

/** Looks at what has the focus: whether one sees that it has it, and whether something covers it (WCAG 2.4.7 and 2.4.11). */
export const focusStop = (page: Page): Promise<FocusStop> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return { element: undefined, faults: [] }
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? ''
    const element = `${focused.tagName.toLowerCase()} ${focused.getAttribute('name') ?? ''} «${name}»`

    // The ring may be drawn on the label around a control, or by a part of it that covers a whole card.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement]
    const isRinged = around.some(
      (each) =>
        each &&
        [null, '::before', '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(each, part)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        }),
    )
    const faults = isRinged ? [] : ['has no ring']

    // A control without a picture of its own is drawn by its label.
    const seen = focused.getBoundingClientRect().width > 2 ? focused : (focused.closest('label') ?? focused)
    const { left, right, top, bottom } = seen.getBoundingClientRect()
    const spots = [0.1, 0.5, 0.9].flatMap((down) =>
      [0.1, 0.5, 0.9].map((along) => [left + (right - left) * along, top + (bottom - top) * down] as const),
    )
    const free = spots.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null && (seen.contains(hit) || hit.contains(seen) || hit.closest('label')?.contains(seen))
      )
    })
    if (free.length === 0) faults.push('is covered')
    return { element, faults }
  })
