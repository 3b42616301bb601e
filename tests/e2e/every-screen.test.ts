import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { answering, type Fault, status } from '../support/faults.ts'
import { brokenWords } from '../support/fit.ts'
import { DESKTOP, EMPTY, openPortal, PHONE } from '../support/portal.ts'
import {
  expectNoSidewaysScroll,
  forget,
  goTo,
  loaded,
  protectedPaths,
  publicPaths,
} from '../support/screens.ts'

const portal = openPortal()

/** Each size and each theme once, because no colour of a screen depends on the size. At the end the page is as at its beginning. */
const LOOKS = [
  [DESKTOP, 'dark'],
  [PHONE, 'light'],
] as const

async function expectReadable(page: Page, path: string): Promise<void> {
  for (const [size, colorScheme] of LOOKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await expectNoSidewaysScroll(page, path)
    await expectAccessible(page)
  }
}

async function expectWords(page: Page, sentences: readonly string[] = []): Promise<void> {
  for (const sentence of sentences) {
    await page.getByRole('main').getByText(sentence, { exact: true }).first().waitFor()
  }
}

/** These screens ask the server for nothing until the customer presses something. */
const WITHOUT_A_LOAD = ['/pdo', '/chats', '/change-password']

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Minha conta' })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })

/** axe leaves what stands on a gradient undecided, so each gradient becomes the lighter of its colours. */
const flattenGradients = () => {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (!getComputedStyle(element).backgroundImage.startsWith('linear-gradient')) continue
    element.style.background = 'var(--color-hero)'
  }
}

/** What a screen says to a customer who has nothing yet, of a group that has nothing for anybody. */
const WORDS_FOR_NOTHING: Readonly<Record<string, readonly string[]>> = {
  '/portal': [
    'Informe seu CPF ou CNPJ no caixa',
    'Seus descontos vão somar aqui.',
    'Escolha uma loja para ver as ofertas',
  ],
  '/promocoes': ['Escolha uma loja para ver as suas ofertas'],
  '/campanhas': ['Nenhuma campanha por enquanto.'],
  '/campanha/7/extrato': ['Não há nenhum extrato disponível.'],
  '/campanha/7/resgates': ['Nenhuma recompensa por enquanto.'],
  '/campanha/7/resgates/detalhes': ['Nenhum resgate pendente.'],
  '/voucher': ['Você não tem vouchers ativos.'],
  '/tabloides': ['Escolha uma loja para ver os tabloides'],
  '/compras': ['Não há registros para serem mostrados'],
  '/location': ['Ainda não há lojas para mostrar.'],
  '/termos': ['Você ainda não aceitou nenhum termo.'],
  '/contacorrente/extrato': [
    'Nenhuma informação registrada.',
    'Nenhum crédito do seu extrato tem data para vencer.',
    'Informe seu CPF ou CNPJ no caixa para juntar cashback.',
    'Nenhuma compra aguarda confirmação.',
  ],
}

const NOTHING_FOR_ANYBODY: readonly (readonly [call: string, answer: Fault])[] = [
  ['GET /api/fidelidade/campanhas', answering(null)],
  ['GET /api/fidelidade/resgates/7', answering({ nomePonto: 'IdCoins' })],
  ['GET /api/lojas', answering([])],
  ['GET /api/termos/aceitos', answering([])],
]

/** What could not be loaded, as each screen names it. */
const LOADS: Readonly<Record<string, readonly string[]>> = {
  '/promocoes': ['as lojas'],
  '/campanhas': ['as campanhas'],
  '/campanha/7/detalhes': ['a campanha'],
  '/campanha/7/regulamento': ['o regulamento'],
  '/campanha/7/extrato': ['os seus pontos', 'o extrato'],
  '/campanha/7/resgates': ['os seus pontos', 'as recompensas'],
  '/campanha/7/resgates/detalhes': ['os resgates pendentes'],
  '/voucher': ['as lojas', 'os seus vouchers'],
  '/tabloides': ['as lojas'],
  '/compras': ['as suas compras'],
  '/location': ['as lojas'],
  '/termos': ['os seus termos'],
  '/perfil': ['o seu cadastro'],
  '/minhas-preferencias': ['as suas preferências'],
  '/contacorrente/extrato': ['o seu saldo', 'o seu extrato'],
}

describe('every screen is accessible in both sizes and themes, and fits', () => {
  describe('with data', () => {
    const walk = portal.walker({ store: 1 })
    it.each(protectedPaths)('%s, with a title and one heading, which takes the focus', async (path) => {
      const page = await walk()
      await goTo(page, path)
      if (path !== '/chats') await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
      expect(await page.title()).toBe(`${await page.locator('h1').textContent()} · Rede Boa Praça`)
      expect(await page.locator('h1').count()).toBe(1)
      await loaded(page)
      await expectReadable(page, path)
      expect(await brokenWords(page), path).toEqual([])
    })
  })

  describe('with nothing to show, which it says', () => {
    const walk = portal.walker({ profile: EMPTY })
    it.each(protectedPaths)('%s', async (path) => {
      const page = await walk()
      await portal.faults(...NOTHING_FOR_ANYBODY)
      await goTo(page, path)
      await loaded(page)
      await expectWords(page, WORDS_FOR_NOTHING[path])
      await expectReadable(page, path)
    })
  })

  describe('while it waits', () => {
    const walk = portal.walker()
    it.each(protectedPaths)('%s', async (path) => {
      const page = await walk()
      await portal.fault('GET /api/*', { kind: 'hang' })
      await goTo(page, path)
      await expectReadable(page, path)
    })
  })

  describe('when every load fails, which it says', () => {
    const walk = portal.walker()
    it.each(protectedPaths)('%s', async (path) => {
      portal.tolerate(/Failed to load resource/)
      await portal.fault('GET /api/*', status(500))
      const page = await walk()
      await goTo(page, '/chats')
      // Between two tests the server answers as usual, so the last answers may have come then, and this screen would show them.
      await forget(page)
      await goTo(page, path)
      await loaded(page)
      if (!WITHOUT_A_LOAD.includes(path)) await retry(page).first().waitFor()
      await expectWords(
        page,
        LOADS[path]?.map((what) => `Não foi possível carregar ${what}.`),
      )
      if (path === '/portal') await expectWords(page, ['Não foi possível carregar os seus dados'])
      // There is nothing to choose from.
      expect(
        await page
          .getByRole('main')
          .getByText(/^Escolha uma loja/)
          .count(),
      ).toBe(0)
      await accountMenu(page).waitFor()
      await page.evaluate(flattenGradients)
      await expectReadable(page, path)
    })
  })

  const visit = portal.visitor()

  it.each(publicPaths)('to everybody: %s', async (path) => {
    const page = await visit()
    await goTo(page, path)
    await loaded(page)
    await expectReadable(page, path)
  })
})
