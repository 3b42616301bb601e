import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, openPortal, PHONE } from '../support/portal.ts'

const portal = openPortal()

/** Half of what Core Web Vitals call good. */
const MOST_SHIFT = 0.05

/** The cumulative layout shift since the page was opened: nothing was pressed, so all of it counts. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // An observer without entries is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

describe('a screen keeps the room of what it waits for', () => {
  it.each(
    ['/portal', '/campanha/7/resgates', '/campanha/7/extrato', '/voucher', '/contacorrente/extrato'].flatMap(
      (path) => [[path, 'a phone', PHONE] as const, [path, 'a desktop', DESKTOP] as const],
    ),
  )('%s on %s', async (path, _, viewport) => {
    await portal.fault('GET /api/*', { kind: 'slow', ms: 400 })
    const page = await portal.enter(path, { viewport })
    await page.locator('main [aria-busy="true"]').first().waitFor()
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
    expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT)
    await portal.heal()
  })
})
