import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { status } from '../support/faults.ts'
import { resumeTime, stopTime } from '../support/page-time.ts'
import { DESKTOP, openPortal } from '../support/portal.ts'

const portal = openPortal()
const RULES = 'Regulamento do Programa'

const card = (page: Page) => page.getByRole('button', { name: RULES, exact: true })

it('an accepted term opens 1.5 s after it was pressed, and gives the focus back', async () => {
  const page = await portal.enter('/termos')
  await page.getByText('Aceito em 20/11/2026').first().waitFor()
  await page.getByText('IP 203.0.113.7').first().waitFor()
  await stopTime(page)
  await card(page).click()
  await page.clock.fastForward(500)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await resumeTime(page, 1000)
  const dialog = page.getByRole('dialog', { name: RULES })
  await dialog.getByText('Quem pode participar').waitFor()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize(DESKTOP)
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(RULES)
})

it('an accepted term is read again when its text or what cleans it failed, and printed alone, or says that it cannot be', async () => {
  portal.tolerate(/Failed to load resource/)
  const page = await portal.enter('/termos')
  await page.route(/clean-html/, (route) => route.abort(), { times: 1 })
  await portal.fault('GET /api/termo/*', status(400))
  await card(page).click()
  await page.clock.fastForward(1500)
  await page.getByText('Erro ao obter o termo. Por favor, tente novamente mais tarde.').waitFor()
  // The portal asks again by itself once a ping is answered. No ping is, so that the press alone asks.
  await portal.fault('GET /sandbox/ping', { kind: 'hang' })
  const again = page.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' })
  const cleaning = page.waitForEvent('requestfailed')
  await again.click()
  await cleaning
  await again.click()
  await page.getByText('Quem pode participar').waitFor()

  await page.evaluate(() => {
    window.print = () => {
      if (document.body.dataset.printed) throw new Error('not here')
      document.body.dataset.printed = 'yes'
    }
  })
  const print = page.getByRole('button', { name: 'Imprimir' })
  await print.click()
  expect(await page.evaluate(() => document.body.dataset.printed)).toBe('yes')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#root').isVisible()).toBe(false)
  // From its beginning, although it is longer than a page.
  const [title, first] = await Promise.all(
    [
      page.getByRole('dialog').getByRole('heading', { name: RULES, exact: true }),
      page.getByText('Quem pode participar'),
    ].map((part) => part.boundingBox()),
  )
  expect(title?.y).toBeGreaterThanOrEqual(0)
  expect(first?.y).toBeGreaterThan(title?.y ?? 0)
  expect(await print.isVisible()).toBe(false)
  await page.emulateMedia({ media: null })
  await print.click()
  await page.getByText('Não foi possível abrir a janela de impressão.').waitFor()
})
