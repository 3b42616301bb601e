import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** More stops than any screen has. */
export const MAX_STOPS = 150

/** Where the focus is, and what is wrong with it there. */
export interface FocusStop {
  /** Undefined when the focus has left the page for the browser's own controls. */
  readonly element: string | undefined
  /** Whether the focus was here already since {@link forgetStops}. */
  readonly isKnown: boolean
  readonly faults: readonly string[]
}

/** Marks what has the focus, and looks whether one sees that it has it, and whether something covers it (WCAG 2.4.7 and 2.4.11). */
export const focusStop = (page: Page): Promise<FocusStop> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return { element: undefined, isKnown: false, faults: [] }
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
    const box = seen.getBoundingClientRect()
    const { left, right } = box
    // A panel may be higher than the window.
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
    const spots = [0.1, 0.5, 0.9].flatMap((down) =>
      [0.1, 0.5, 0.9].map((along) => [left + (right - left) * along, top + (bottom - top) * down] as const),
    )
    const free = spots.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null && (seen.contains(hit) || hit.contains(seen) || hit.closest('label')?.contains(seen))
      )
    })
    // Leaflet moves the map when a pin gets the focus, until the pin is in sight.
    if (free.length === 0 && !focused.closest('.leaflet-container')) faults.push('is covered')
    const isKnown = focused.hasAttribute('data-tabbed')
    focused.setAttribute('data-tabbed', '')
    return { element, isKnown, faults }
  })

/** Removes the marks. */
const forgetStops = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const marked of document.querySelectorAll('[data-tabbed]')) marked.removeAttribute('data-tabbed')
  })

/** The controls of the screen that have no mark. Of radio buttons with one name the Tab key reaches one. */
const unreached = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)')]
      .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [type="radio"]'))
      .filter((control) => !control.closest('[inert], .leaflet-container'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.hasAttribute('data-tabbed'))
      .map((control) => control.outerHTML.slice(0, 120)),
  )

/** Presses Tab through the whole page: each control has a ring and nothing over it, and each is reached. */
export async function expectFocusInSight(page: Page, where: string): Promise<void> {
  const faults: string[] = []
  await forgetStops(page)
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab')
    const stop = await focusStop(page)
    // The focus has left the page, and comes in again at the other end.
    if (stop.element === undefined) continue
    if (stop.isKnown) break
    faults.push(...stop.faults.map((fault) => `${stop.element} ${fault}`))
  }
  faults.push(...(await unreached(page)).map((control) => `${control} is not reached`))
  expect(faults, where).toEqual([])
}
