import { demoPasswords } from '@infrastructure/in-memory/session/demo-passwords.ts'
import { expect, it } from 'vitest'
import { developmentServer } from '../support/development-server.ts'
import { DESKTOP } from '../support/portal.ts'
import { goTo, loaded, protectedPaths, publicPaths } from '../support/screens.ts'
import { atHome, openAddress, signIn } from '../support/session-screen.ts'

const server = developmentServer('in-memory')

it('without a backend every screen opens, and says nothing in the console', async () => {
  const context = await testBrowser.newContext({
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
  await page.goto(server.url)
  await page.locator('h1').waitFor()

  const walk = async (paths: readonly string[]) => {
    for (const path of paths) {
      await goTo(page, path)
      await loaded(page)
    }
  }
  await walk(publicPaths)
  await openAddress(page, '/')
  const [document = '', password = ''] = [...demoPasswords][0] ?? []
  await signIn(page, { document, password })
  await atHome(page)
  await walk(protectedPaths)

  expect(complaints).toEqual([])
  await context.close()
})
