import type { Page } from 'playwright-core'
import type { Customer } from './session.ts'
import { firstVisit, type Place, USABLE, type Visit } from './visit.ts'

export const HOME_PATH = '/portal'

export const visitHome = (place: Place, customer: Customer): Promise<Visit> =>
  firstVisit({ ...place, path: HOME_PATH, customer, markUsable: markWhenBalanceStands })

/** Looks in every frame for an amount under the heading of the balance. */
const markWhenBalanceStands = (page: Page) =>
  page.addInitScript(async (mark) => {
    do await new Promise(requestAnimationFrame)
    while (
      ![...document.querySelectorAll('section')].some(
        (section) =>
          section.querySelector('h2')?.textContent === 'Saldo de cashback' &&
          /R\$\s*\d/.test(section.textContent ?? ''),
      )
    )
    performance.mark(mark)
  }, USABLE)
