import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '../../src/ui/app/routes.ts'
import { paths } from '../../src/ui/screen/paths.ts'
import { openAddress } from './session-screen.ts'

const address = ({ path }: { readonly path: string }) => path.replace(':id', '7')

/** Every address of the portal with a campaign that exists, and the name of its screen. */
const titles = new Map(routes.map((entry) => [address(entry), entry.title]))
const isProtected = ({ access }: { readonly access: string }) => access === 'protected'

/** The screen of a term in its own tab is left out: it leads elsewhere when no term was stored (opened-term.test.ts). */
export const publicPaths = routes
  .filter((entry) => !isProtected(entry) && entry.path !== paths.openedTerm)
  .map(address)
export const protectedPaths = routes.filter(isProtected).map(address)

/** Goes to a screen, and waits until it has come in the place of the one before. */
export async function goTo(page: Page, path: string): Promise<void> {
  await openAddress(page, path)
  await page.waitForFunction(
    (title) => document.querySelector('h1')?.textContent === title,
    titles.get(path) ?? path,
  )
}

/** Waits until nothing on the screen is still waiting. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
}

/** What comes after the rest of its screen: the banners, the next reward, the codes of vouchers as pictures, and the map. */
const LATE_PARTS: Readonly<Record<string, string>> = {
  '/portal': '.swiper-slide',
  '/campanha/7/detalhes': '#meta',
  '/voucher': 'main svg[role="img"]',
  '/location': '.leaflet-marker-icon',
}

/** Waits until a screen with data has loaded, its late part too. */
export async function loadedAltogether(page: Page, path: string): Promise<void> {
  await loaded(page)
  const late = LATE_PARTS[path]
  if (late) await page.locator(late).first().waitFor()
}

/**
 * For a page that loses its signal, or is used by keyboard alone: `lastPart` waits for the last part that a page draws by itself, once it
 * is quiet. Without a signal that part would be missing, and the console would say so.
 */
export function watchingLastPart() {
  let arrived = async () => {}
  const prepare = async (page: Page) => {
    const answered = page.waitForResponse(/assets\/updates-.*\.js/)
    arrived = async () => {
      await answered
      await page.waitForLoadState('networkidle')
    }
  }
  return { prepare, lastPart: () => arrived() }
}

/** Forgets all answers, as when another tab signs in; those on their way do not count either. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'portal.session'
    // The same session in other characters.
    localStorage.setItem(key, `${localStorage.getItem(key)} `)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

export async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
}
