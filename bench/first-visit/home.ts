import type { Page } from 'playwright-core'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { paths } from '../../src/ui/screen/paths.ts'
import { firstVisit, type Place, READY, USABLE, type Visit } from './visit.ts'

export const visitHome = (place: Place, customer: TestCustomer): Promise<Visit> =>
  firstVisit({ ...place, path: paths.home, customer, markUsable: markWhenBalanceStands })

/** Until its first banner has come, which is its largest picture. */
export const visitUntilBanner = (place: Place, customer: TestCustomer): Promise<Visit> =>
  firstVisit({ ...place, path: paths.home, customer, markUsable: markWhenBannerIsThere })

const markWhenBannerIsThere = (page: Page) =>
  page.addInitScript((usable) => {
    const came = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !target.src.includes('/banners/')) return
      document.removeEventListener('load', came, true)
      requestAnimationFrame(() => performance.mark(usable))
    }
    document.addEventListener('load', came, true)
  }, USABLE)

/** Looks for an amount under the heading of the balance: whenever the page changes, and then in the next frame. */
const markWhenBalanceStands = (page: Page) =>
  page.addInitScript(
    ([ready, usable]) => {
      const watching = new MutationObserver(() => {
        const stands = [...document.querySelectorAll('section')].some(
          (section) =>
            section.querySelector('h2')?.textContent === 'Saldo de cashback' &&
            /R\$\s*\d/.test(section.textContent ?? ''),
        )
        if (!stands) return
        watching.disconnect()
        performance.mark(ready)
        requestAnimationFrame(() => performance.mark(usable))
      })
      watching.observe(document, { childList: true, characterData: true, subtree: true })
    },
    [READY, USABLE] as const,
  )
