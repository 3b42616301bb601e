import type { Page } from 'playwright-core'
import { firstVisit, type Place, USABLE, type Visit } from './visit.ts'

export const visitLogin = (place: Place): Promise<Visit> =>
  firstVisit({ ...place, path: '/', markUsable: pressUntilAnswered })

/**
 * Presses **Entrar** in every frame, as an impatient customer would, until the message about an empty field stands. Markup that only
 * looks ready is not enough.
 */
const pressUntilAnswered = (page: Page) =>
  page.addInitScript(async (mark) => {
    do {
      await new Promise(requestAnimationFrame)
      for (const button of document.querySelectorAll('button'))
        if (button.textContent?.trim() === 'Entrar') button.click()
    } while (document.querySelector('[aria-invalid="true"]') === null)
    performance.mark(mark)
  }, USABLE)
