import { demoPasswords } from '@infrastructure/in-memory/session/demo-passwords.ts'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { routes } from '../../src/ui/app/routes.ts'
import { DESKTOP } from '../support/portal.ts'

let server: ViteDevServer
let browser: Browser

/** What `npm run dev:in-memory` serves, without what a developer's editor needs. */
beforeAll(async () => {
  server = await createServer({
    mode: 'in-memory',
    // Its own: another development server may be running.
    cacheDir: '.cache/vite-in-memory',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await server.listen()
  browser = await chromium.connect(inject('browserEndpoint'))
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

async function expectScreen(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((address) => window.location.assign(`#${address}`), path.replace(':id', '7'))
  await expect.poll(() => page.locator('h1').allTextContents(), { message: path }).toEqual([title])
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
}

it('without a backend every screen opens, and says nothing in the console', async () => {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`crash: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.locator('h1').waitFor()

  for (const { path, title } of routes.filter(({ access }) => access === 'public')) {
    await expectScreen(page, path, title)
  }
  await page.evaluate(() => window.location.assign('#/'))
  const [document = '', password = ''] = [...demoPasswords][0] ?? []
  await page.getByLabel('CPF ou CNPJ').fill(document)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  for (const { path, title } of routes.filter(({ access }) => access === 'protected')) {
    await expectScreen(page, path, title)
  }

  expect(complaints).toEqual([])
  await context.close()
})
