/**
 * `npm run pictures`: takes the README's pictures of the built portal on the sandbox, always of the same day, those of every screen
 * (docs/screens.md), and the manifest's screenshots, which an installer shows.
 */
import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from 'playwright-core'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { CAMPAIGN } from '../../sandbox/seed/campaigns.ts'
import { paths } from '../../src/ui/screen/paths.ts'
import { chromiumOptions } from '../../tests/support/chromium.ts'
import { openAddress } from '../../tests/support/session-screen.ts'
import { TEST_NOW } from '../../tests/support/test-now.ts'
import { DESKTOP, type Look, openHome, openLogin, PHONE, PHONE_IN_LIGHT, takePicture } from './camera.ts'
import { takeScreens } from './screens.ts'

const PICTURES = 'docs/pictures'
/** As deploy/manifest.ts names them. */
const SCREENSHOTS = 'public/screenshots'

const PHONE_IN_DARK: Look = { viewport: PHONE, colorScheme: 'dark' }
const SHARP_PHONE: Look = { ...PHONE_IN_LIGHT, deviceScaleFactor: 2 }
const DESKTOP_IN_LIGHT: Look = { viewport: DESKTOP, colorScheme: 'light' }

const sandbox = await startSandbox({ staticDir: 'dist', now: () => new Date(TEST_NOW) })
const browser = await chromium.launch(await chromiumOptions())
for (const folder of [`${PICTURES}/screens`, SCREENSHOTS]) await mkdir(folder, { recursive: true })

await picture(`${PICTURES}/home-phone.png`, PHONE_IN_LIGHT)
await picture(`${PICTURES}/home-phone-dark.png`, PHONE_IN_DARK)
await picture(`${PICTURES}/offers-phone.png`, PHONE_IN_LIGHT, offers)
await picture(`${PICTURES}/rewards-phone.png`, PHONE_IN_LIGHT, rewards)
await picture(`${PICTURES}/wallet-phone.png`, PHONE_IN_LIGHT, wallet)
await picture(`${PICTURES}/home-desktop.png`, DESKTOP_IN_LIGHT)
await picture(`${SCREENSHOTS}/home-narrow.webp`, SHARP_PHONE)
await picture(`${SCREENSHOTS}/vouchers-narrow.webp`, SHARP_PHONE, vouchers)
await picture(`${SCREENSHOTS}/home-wide.webp`, DESKTOP_IN_LIGHT)
await takeScreens(browser, sandbox.url)

await browser.close()
await sandbox.close()

/** @param goOn from home to what the picture shows; home where nothing is said. */
async function picture(path: string, look: Look, goOn = async (_: Page) => {}): Promise<void> {
  const page = await openHome(await openLogin(browser, sandbox.url, look))
  await goOn(page)
  await takePicture(page, path)
  await page.context().close()
}

async function vouchers(page: Page): Promise<void> {
  await openAddress(page, paths.vouchers)
  await page.getByRole('button', { name: 'Copiar código' }).first().waitFor()
}

async function offers(page: Page): Promise<void> {
  await openAddress(page, paths.offers)
  await page.getByRole('button', { name: 'Ativar', exact: true }).first().waitFor()
}

async function rewards(page: Page): Promise<void> {
  await openAddress(page, paths.campaign.rewards(CAMPAIGN.christmas))
  await page
    .getByRole('button', { name: /^Trocar/ })
    .first()
    .waitFor()
}

/** What is shown at the checkout, with offers to use there. */
async function wallet(page: Page): Promise<void> {
  await offers(page)
  for (const place of [0, 1]) {
    await page.getByRole('button', { name: 'Ativar', exact: true }).first().click()
    await page.getByRole('button', { name: 'Ativada' }).nth(place).waitFor()
  }
  await page.getByRole('button', { name: 'Meu CPF no caixa' }).first().click()
  await page.getByRole('dialog').getByText('Vouchers que valem aqui').waitFor()
}
