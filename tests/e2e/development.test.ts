import { expect, it } from 'vitest'
import { developmentServer } from '../support/development-server.ts'

const server = developmentServer('development')

it('an answer of another shape is told in the console: which call, and what is wrong', async () => {
  const context = await testBrowser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.route('**/api/termos/publicados', (route) =>
    route.fulfill({ json: { statusCode: 200, data: [{ id: 4 }] } }),
  )
  const { url } = server
  // The server transforms each module when it is first asked for, which a busy machine may do for most of the time of this test.
  const answered = page.waitForResponse('**/api/termos/publicados', { timeout: 0 })
  await page.goto(`${url}#/register`, { timeout: 0 })
  await answered
  await expect
    .poll(() => errors)
    .toEqual([`GET ${url}api/termos/publicados: 0: expected one of: idTermo, nomeTipo, termo`])
  await context.close()
})
