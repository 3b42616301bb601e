import { demoPasswords } from '@infrastructure/in-memory/session/demo-passwords.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { developmentServer } from '../support/development-server.ts'
import { DESKTOP } from '../support/portal.ts'
import { goTo, loaded, protectedPaths, publicPaths } from '../support/screens.ts'
import { atHome, openAddress, signIn } from '../support/session-screen.ts'

const server = developmentServer('in-memory')

/** What the page has said in the console since the last test. */
const complaints: string[] = []

/** Makes a page for all tests. The development server may need longer than one test waits: then the next test tries again. */
function shared(open: () => Promise<Page>): () => Promise<Page> {
  let page: Promise<Page> | undefined
  return () => {
    page ??= open().catch((thrown: unknown) => {
      page = undefined
      throw thrown
    })
    return page
  }
}

const visit = shared(async () => {
  const context = await testBrowser.newContext({
    viewport: DESKTOP,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(`crash: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  try {
    await page.goto(server.url)
    await page.locator('h1').waitFor()
    return page
  } catch (thrown) {
    await context.close()
    throw thrown
  }
})

/** The same page, signed in. */
const walk = shared(async () => {
  const page = await visit()
  await openAddress(page, '/')
  const [document = '', password = ''] = [...demoPasswords][0] ?? []
  // An earlier try may have signed in, and not have come home in time.
  if (!page.url().endsWith('/portal')) await signIn(page, { document, password })
  await atHome(page)
  return page
})

afterEach(() => expect(complaints.splice(0)).toEqual([]))
afterAll(async () => (await visit()).context().close())

describe('without a backend every screen opens, and says nothing in the console', () => {
  it.each(publicPaths)('to everybody: %s', async (path) => {
    const page = await visit()
    await goTo(page, path)
    await loaded(page)
  })

  it.each(protectedPaths)('%s', async (path) => {
    const page = await walk()
    await goTo(page, path)
    await loaded(page)
  })
})
