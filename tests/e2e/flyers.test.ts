import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { answering } from '../support/faults.ts'
import { resumeTime, stopTime } from '../support/page-time.ts'
import { openPortal, tryAgain } from '../support/portal.ts'
import { openAddress } from '../support/session-screen.ts'

const portal = openPortal()

const FLYERS = 'GET /api/tabloides/ativos*'
const store = (page: Page) => page.getByRole('combobox', { name: 'Loja' })

async function openFlyers(open = portal.visit): Promise<Page> {
  const page = await open('/tabloides')
  await store(page).selectOption('1')
  await page.getByRole('article').first().waitFor()
  return page
}

const view = (page: Page) => page.getByRole('article').first().getByRole('button', { name: 'Visualizar' })

it('flyers open three seconds after the press, in a tab that waits from the start, or are downloaded', async () => {
  const page = await openFlyers(portal.enter)
  const download = page.getByRole('article').first().getByRole('link', { name: 'Baixar' })
  expect(await download.getAttribute('href')).toMatch(/\.pdf$/)
  expect(await download.getAttribute('download')).not.toBeNull()
  await expectAccessibleInBothThemes(page)

  await stopTime(page)
  const [tab] = await Promise.all([page.waitForEvent('popup'), view(page).click()])
  await tab.getByRole('heading', { name: 'Abrindo…' }).waitFor()
  await page.getByText('O tabloide abre em uma nova aba em instantes.').waitFor()

  const opened = page.context().waitForEvent('request', (request) => request.url().endsWith('.pdf'))
  await page.clock.fastForward(1500)
  expect(tab.url()).toBe(`${portal.url}/abrindo.html`)
  await resumeTime(page, 1500)
  expect((await opened).url()).toMatch(/\/sandbox\/flyers\/tabloide-\d\.pdf$/)
  await page.getByText('O tabloide abre em uma nova aba em instantes.').waitFor({ state: 'detached' })
})

it('flyers say so when there are none, when they cannot be loaded, and when one must not be opened', async () => {
  await portal.fault(FLYERS, answering(null))
  const page = await portal.visit('/tabloides')
  await store(page).selectOption('2')
  await page.getByText('Nenhum tabloide por enquanto.').waitFor()

  await portal.fault(FLYERS, { kind: 'html' })
  await store(page).selectOption('3')
  await page.getByText('Não foi possível carregar os tabloides.').waitFor()

  const flyers = [
    { nomeExibicao: 'Sem arquivo', url: null, thumbnail: null },
    { nomeExibicao: '<i>Perigoso</i>', url: 'javascript:alert(1)', thumbnail: 'javascript:alert(1)' },
    { url: 'https://cdn.example/tabloide.pdf' },
  ]
  await portal.fault(FLYERS, answering(flyers))
  await tryAgain(page)
  await page.getByRole('heading', { name: 'Tabloide', exact: true }).waitFor()
  expect(await page.getByText('Erro ao carregar tabloide.').count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Visualizar' }).count()).toBe(1)
  await expectAccessibleInBothThemes(page)
})

it('flyers leave a visible link when the browser blocks the tab, and close a tab that still waits', async () => {
  const page = await openFlyers()
  const [tab] = await Promise.all([page.waitForEvent('popup'), view(page).click()])
  const closed = tab.waitForEvent('close')
  await openAddress(page, '/portal')
  await closed

  await page.goBack()
  await view(page).waitFor()
  await page.evaluate(() => {
    window.open = () => null
  })
  await view(page).click()
  await page.getByText('O navegador bloqueou a nova aba.').waitFor()
  const link = page.getByRole('link', { name: 'Abrir o tabloide' })
  expect(await link.getAttribute('href')).toMatch(/\/sandbox\/flyers\/tabloide-\d\.pdf$/)
  await expectAccessibleInBothThemes(page)

  await page.goto(`${portal.url}/abrindo.html`)
  await page.getByRole('heading', { name: 'Abrindo…' }).waitFor()
  await expectAccessibleInBothThemes(page)
})
