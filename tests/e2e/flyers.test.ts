import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answering } from '../support/faults.ts'
import {
  DESKTOP,
  expectAccessible,
  openPortal,
  type PageOptions,
  PHONE,
  resumeTime,
  stopTime,
  tryAgain,
} from '../support/portal.ts'

const portal = openPortal()

const FLYERS = 'GET /api/tabloides/ativos*'

async function openFlyers(options: PageOptions = {}): Promise<Page> {
  const page = await portal.enter('/tabloides', { ...options })
  await page.getByRole('combobox', { name: 'Loja' }).selectOption('1')
  await page.getByRole('article').first().waitFor()
  return page
}

const firstFlyer = (page: Page) => page.getByRole('article').first()

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('flyers on %s', (_, viewport) => {
  it.each(['light', 'dark'] as const)(
    'have no accessibility violation in the %s theme',
    async (colorScheme) => {
      const page = await openFlyers({ viewport, colorScheme })
      await expectAccessible(page)
    },
  )

  it('open three seconds after the press, in a tab that waits from the start', async () => {
    const page = await openFlyers({ viewport })
    await stopTime(page)
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      firstFlyer(page).getByRole('button', { name: 'Visualizar' }).click(),
    ])
    await tab.getByRole('heading', { name: 'Abrindo…' }).waitFor()
    await page.getByText('O tabloide abre em outra aba em instantes.').waitFor()

    const opened = page.context().waitForEvent('request', (request) => request.url().endsWith('.pdf'))
    await page.clock.fastForward(1500)
    expect(tab.url()).toBe(`${portal.url}/abrindo.html`)
    await resumeTime(page, 1500)
    expect((await opened).url()).toMatch(/\/sandbox\/flyers\/tabloide-\d\.pdf$/)
    await page.getByText('O tabloide abre em outra aba em instantes.').waitFor({ state: 'detached' })
  })
})

describe('flyers', () => {
  it('wait in a tab without accessibility violation', async () => {
    const page = await openFlyers()
    await page.goto(`${portal.url}/abrindo.html`)
    await page.getByRole('heading', { name: 'Abrindo…' }).waitFor()
    await expectAccessible(page)
  })

  it('close the waiting tab when the customer leaves the screen', async () => {
    const page = await openFlyers()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      firstFlyer(page).getByRole('button', { name: 'Visualizar' }).click(),
    ])
    const closed = tab.waitForEvent('close')
    await page.evaluate(() => {
      window.location.hash = '#/portal'
    })
    await closed
  })

  it('leave a visible link when the browser blocks the tab', async () => {
    const page = await openFlyers()
    await page.evaluate(() => {
      window.open = () => null
    })
    await firstFlyer(page).getByRole('button', { name: 'Visualizar' }).click()
    await page.getByText('O navegador não deixou abrir outra aba.').waitFor()
    const link = page.getByRole('link', { name: 'Abrir o tabloide' })
    expect(await link.getAttribute('href')).toMatch(/\/sandbox\/flyers\/tabloide-\d\.pdf$/)
    await expectAccessible(page)
  })

  it('can be downloaded', async () => {
    const page = await openFlyers()
    const link = firstFlyer(page).getByRole('link', { name: 'Baixar' })
    expect(await link.getAttribute('href')).toMatch(/\.pdf$/)
    expect(await link.getAttribute('download')).not.toBeNull()
  })

  it('without a document, or with one that must not be opened, say so', async () => {
    const flyers = [
      { nomeExibicao: 'Sem arquivo', url: null, thumbnail: null },
      { nomeExibicao: '<i>Perigoso</i>', url: 'javascript:alert(1)', thumbnail: 'javascript:alert(1)' },
      { url: 'https://cdn.example/tabloide.pdf' },
    ]
    await portal.fault(FLYERS, answering(flyers))
    const page = await openFlyers()
    expect(await page.getByText('Erro ao carregar tabloide.').count()).toBe(2)
    expect(await page.getByRole('button', { name: 'Visualizar' }).count()).toBe(1)
    await page.getByRole('heading', { name: 'Tabloide', exact: true }).waitFor()
    await expectAccessible(page)
  })

  it('say so when there are none, and when they cannot be loaded', async () => {
    const page = await openFlyers()
    await portal.fault(FLYERS, answering(null))
    await page.getByRole('combobox', { name: 'Loja' }).selectOption('2')
    await page.getByText('Nenhum tabloide agora.').waitFor()
    await expectAccessible(page)

    await portal.fault(FLYERS, { kind: 'html' })
    await page.getByRole('combobox', { name: 'Loja' }).selectOption('3')
    await page.getByText('Não foi possível carregar os tabloides.').waitFor()
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await firstFlyer(page).waitFor()
  })
})
