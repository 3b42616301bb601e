import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** No violation of WCAG 2.2 A and AA that axe can find (docs/quality.md, "Accessibility"). */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])).toEqual([])
}

/** The same in both themes of a page in the light one: they differ in their colours alone. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectLegible(page)
  await page.emulateMedia({ colorScheme: null })
}

/** What depends on the theme and on the size of the window: the colours, and how large and how close together the targets are. */
export async function expectLegible(page: Page): Promise<void> {
  const found = await violations(page, ['color-contrast', 'link-in-text-block', 'target-size'])
  expect(found, 'colours and targets').toEqual([])
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** @param rules of axe, by their names or by the names of their groups. */
async function violations(page: Page, rules: string[]): Promise<string[]> {
  // A control that a click has scrolled half under the top bar would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  // Evaluated, because the content-security policy would refuse an added script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (runOnly) => {
    // The script has just added it; the types of a window do not have it.
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const results = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return results.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} (${node.failureSummary ?? ''})`).join(' | ')}`,
    )
  }, rules)
}
