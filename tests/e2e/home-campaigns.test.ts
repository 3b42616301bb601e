import { describe, expect, it } from 'vitest'
import { DESKTOP, expectAccessible, openPortal, PHONE, tryAgain } from '../support/portal.ts'

const portal = openPortal()

const RUNNING = 'GET /api/fidelidade/campanhas/inicial/logado'
const REWARDS = 'GET /api/fidelidade/resgates/home'
const nothing = { kind: 'wrong-shape', body: { data: [], statusCode: 200 } }

describe.each([
  ['a phone', PHONE, 'light'],
  ['a desktop', DESKTOP, 'dark'],
] as const)('campaigns at home on %s', (_, viewport, colorScheme) => {
  it('show what is running and what can be had already', async () => {
    const page = await portal.enter('/portal', { viewport, colorScheme })
    const running = page.getByRole('region', { name: 'Campanhas em andamento' })
    await running.getByRole('link', { name: 'Natal Premiado' }).waitFor()
    await running.getByText('Você tem 1.520 IdCoins').waitFor()
    await running.getByText('Termina em 41 dias').waitFor()
    const rewards = page.getByRole('region', { name: 'Você já pode trocar' })
    await rewards.getByRole('listitem').first().waitFor()
    expect(await rewards.getByRole('listitem').count()).toBe(4)
    await rewards.getByText('e mais 5 recompensas').waitFor()
    await expectAccessible(page)

    await rewards.getByRole('link', { name: 'Ver recompensas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Trocar pontos' }).waitFor()
    expect(page.url()).toContain('#/campanha/7/resgates')
  })
})

describe('campaigns at home', () => {
  it('are silently absent when there are none', async () => {
    await portal.faults([RUNNING, nothing], [REWARDS, nothing])
    const page = await portal.enter('/portal')
    await page.getByText('R$ 87,40').waitFor()
    await page.getByRole('button', { name: 'Ofertas exclusivas' }).waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    for (const name of ['Campanha em andamento', 'Campanhas em andamento', 'Você já pode trocar']) {
      expect(await page.getByRole('heading', { name }).count()).toBe(0)
    }
  })

  it.each([
    ['2026-11-01', '2026-11-17', 'Encerrada há 3 dias'],
    ['2026-11-25', '2026-12-31', 'Começa em 5 dias'],
  ])(
    'say so where their days, from %s to %s, are others than the server thinks',
    async (start, end, text) => {
      const campaign = { idCampanha: 9, campanha: 'Volta às Aulas', dtaInicio: start, dtaFim: end }
      const body = { data: [campaign], statusCode: 200 }
      await portal.fault(RUNNING, { kind: 'wrong-shape', body })
      const page = await portal.enter('/portal')
      const region = page.getByRole('region', { name: 'Campanha em andamento' })
      await region.getByRole('link', { name: 'Volta às Aulas' }).waitFor()
      await region.getByText(text, { exact: true }).waitFor()
    },
  )

  it('fail alone, and can be tried again alone', async () => {
    await portal.fault(RUNNING, { kind: 'malformed' })
    const page = await portal.enter('/portal')
    await page.getByText('Não foi possível carregar as campanhas em andamento.').waitFor()
    await page.getByRole('region', { name: 'Você já pode trocar' }).waitFor()
    await page.getByText('R$ 87,40').waitFor()
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await page.getByRole('link', { name: 'Natal Premiado' }).waitFor()
  })
})
