import type { Page } from 'playwright-core'
import { TEST_NOW } from './test-now.ts'

/** Time stands still, so that what is to come in some seconds cannot have come already. */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(TEST_NOW + 60_000)

/** Time goes on, these milliseconds later. */
export async function resumeTime(page: Page, later: number): Promise<void> {
  await page.clock.fastForward(later)
  await page.clock.resume()
}
