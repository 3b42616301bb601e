/**
 * `npm run pictures`: takes the README's pictures of the built portal on the sandbox, always of the same day, and the manifest's
 * screenshots, which an installer shows.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { startSandbox } from '../sandbox/sandbox.ts'
import { CAMPAIGN } from '../sandbox/seed/campaigns.ts'
import { DEMO_CUSTOMERS } from '../sandbox/seed/customers.ts'
import { paths } from '../src/ui/screen/paths.ts'
import { chromiumOptions } from '../tests/support/chromium.ts'
import { openAddress } from '../tests/support/session-screen.ts'
import { TEST_NOW } from '../tests/support/test-now.ts'

const FOLDER = 'docs/pictures'
const SCREENSHOTS = 'public/screenshots'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** Of 255. No eye sees such a difference in the colour of a single pixel. */
const SAME_SHADE = 4

const { document, password } = DEMO_CUSTOMERS.individual

const sandbox = await startSandbox({ staticDir: 'dist', now: () => new Date(TEST_NOW) })
const browser = await chromium.launch(await chromiumOptions())
await mkdir(FOLDER, { recursive: true })
await mkdir(SCREENSHOTS, { recursive: true })

await picture('home-phone', await home(await open(browser, PHONE, 'light')))
await picture('home-phone-dark', await home(await open(browser, PHONE, 'dark')))
await picture('offers-phone', await offers(await home(await open(browser, PHONE, 'light'))))
await picture('rewards-phone', await rewards(await home(await open(browser, PHONE, 'light'))))
await picture('wallet-phone', await wallet(await home(await open(browser, PHONE, 'light'))))
await picture('home-desktop', await home(await open(browser, DESKTOP, 'light')))

await screenshot('home-narrow', await home(await open(browser, PHONE, 'light', 2)))
await screenshot('vouchers-narrow', await vouchers(await home(await open(browser, PHONE, 'light', 2))))
await screenshot('home-wide', await home(await open(browser, DESKTOP, 'light')))

await browser.close()
await sandbox.close()

async function open(
  browser: Browser,
  viewport: typeof PHONE,
  colorScheme: 'light' | 'dark',
  deviceScaleFactor = 1,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    colorScheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(TEST_NOW)
  await page.goto(sandbox.url)
  await page.getByRole('button', { name: 'Entrar' }).waitFor()
  return page
}

async function home(page: Page): Promise<Page> {
  await page.getByLabel('CPF ou CNPJ').fill(document)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  // Without the mouse, because its pointer would stay over something.
  await page.getByRole('button', { name: 'Entrar' }).press('Enter')
  await page.getByRole('combobox', { name: 'Loja' }).selectOption({ index: 1 })
  await page.getByRole('article').first().waitFor()
  await page.getByRole('group', { name: '1 de 4' }).first().getByRole('img').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  return page
}

async function picture(name: string, page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot({ animations: 'disabled' })
  await keep(`${FOLDER}/${name}.png`, await sharp(png).png({ compressionLevel: 9 }).toBuffer())
  await page.context().close()
}

async function vouchers(page: Page): Promise<Page> {
  await openAddress(page, paths.vouchers)
  await page.getByRole('button', { name: 'Copiar código' }).first().waitFor()
  return page
}

async function offers(page: Page): Promise<Page> {
  await openAddress(page, paths.offers)
  await page.getByRole('button', { name: 'Ativar', exact: true }).first().waitFor()
  return page
}

async function rewards(page: Page): Promise<Page> {
  await openAddress(page, paths.campaign.rewards(CAMPAIGN.christmas))
  await page
    .getByRole('button', { name: /^Trocar/ })
    .first()
    .waitFor()
  return page
}

/** What is shown at the checkout, with offers to use there. */
async function wallet(page: Page): Promise<Page> {
  await offers(page)
  for (const place of [0, 1]) {
    await page.getByRole('button', { name: 'Ativar', exact: true }).first().click()
    await page.getByRole('button', { name: 'Ativada' }).nth(place).waitFor()
  }
  await page.getByRole('button', { name: 'Meu CPF no caixa' }).first().click()
  await page.getByRole('dialog').getByText('Vouchers que valem aqui').waitFor()
  return page
}

/** As deploy/manifest.ts names them. */
async function screenshot(name: string, page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot({ animations: 'disabled' })
  await keep(`${SCREENSHOTS}/${name}.webp`, await sharp(png).webp({ quality: 82 }).toBuffer())
  await page.context().close()
}

/** A browser draws the edge of a round corner a shade lighter or darker from one run to the next: such a picture stays as it is. */
async function keep(path: string, picture: Buffer): Promise<void> {
  const before = await readFile(path).catch(() => undefined)
  if (before === undefined || !(await lookAlike(before, picture))) await writeFile(path, picture)
}

async function lookAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [before, now] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer()))
  return (
    before?.length === now?.length &&
    before?.every((shade, index) => Math.abs(shade - (now?.[index] ?? 0)) <= SAME_SHADE) === true
  )
}
