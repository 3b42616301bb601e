import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Time stands still, so that what is to come in some seconds cannot have come already. It jumps one second ahead only: a longer jump
 * would reach the time limit of a call that the page still waits for.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Time goes on, these milliseconds later. */
export async function resumeTime(page: Page, later: number): Promise<void> {
  await page.clock.fastForward(later)
  await page.clock.resume()
}

/** Moves the page's clock on until the part is seen. The portal tries a failed read again after some seconds; the test does not wait for them. */
export async function seenLater(page: Page, part: Locator): Promise<void> {
  const isSeen = async () => {
    await page.clock.fastForward(500)
    return part.first().isVisible()
  }
  await expect.poll(isSeen).toBe(true)
}
