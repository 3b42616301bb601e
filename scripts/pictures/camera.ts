import { readFile, writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { watchForQuiet } from '../../bench/first-visit/quiet.ts'
import { DEMO_CUSTOMERS } from '../../sandbox/seed/customers.ts'
import { openAddress, signIn } from '../../tests/support/session-screen.ts'
import { TEST_NOW } from '../../tests/support/test-now.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

export interface Look {
  readonly viewport: typeof PHONE
  readonly colorScheme: 'light' | 'dark'
  /** Of the device for each of the page, 1 where nothing is said. */
  readonly deviceScaleFactor?: number
}

export const PHONE_IN_LIGHT: Look = { viewport: PHONE, colorScheme: 'light' }

/** Of 255. No eye sees such a difference in the colour of a single pixel. */
const SAME_SHADE = 4

/** The login of the portal at `url`, on the day of the tests. */
export async function openLogin(browser: Browser, url: string, look: Look): Promise<Page> {
  const context = await browser.newContext({
    ...look,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(TEST_NOW)
  await page.goto(url)
  await page.getByRole('button', { name: 'Entrar' }).waitFor()
  return page
}

/** From the login to the home of the demonstration's customer, with a store chosen. */
export async function openHome(page: Page): Promise<Page> {
  await signIn(page, DEMO_CUSTOMERS.individual)
  await page.getByRole('combobox', { name: 'Loja' }).selectOption({ index: 1 })
  await page.getByRole('article').first().waitFor()
  await page.getByRole('group', { name: '1 de 4' }).first().getByRole('img').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  return page
}

/** Goes to a screen, and waits until all of it stands. */
export async function goTo(page: Page, path: string, title: string): Promise<void> {
  await openAddress(page, path)
  await page.waitForFunction(
    (title) =>
      document.querySelector('h1')?.textContent === title &&
      document.querySelector('main [aria-busy="true"]') === null,
    title,
  )
}

/** Writes what the page shows into a PNG or WebP file, once nothing more is on its way: bar codes and the map come last. */
export async function takePicture(page: Page, path: string): Promise<void> {
  await watchForQuiet(page)()
  // The element under the pointer may look pressed.
  await page.mouse.move(0, 0)
  const taken = sharp(await page.screenshot({ animations: 'disabled' }))
  const picture = path.endsWith('.webp') ? taken.webp({ quality: 82 }) : taken.png({ compressionLevel: 9 })
  await keep(path, await picture.toBuffer())
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
