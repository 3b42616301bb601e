import type { Page } from 'playwright-core'

/** A part that opens over a screen, or in it, when a button is pressed. */
interface Layer {
  readonly name: string
  /** The screen on which it is opened. */
  readonly on: string
  /** Presses what opens it, and waits until it is there. */
  readonly open: (page: Page) => Promise<unknown>
  /** It is part of the screen, and Esc does not end it. */
  readonly stays?: true
}

const pressed = (page: Page, place: string, name: RegExp) =>
  page.locator(place).getByRole('button', { name }).first().press('Enter')
const dialog = (page: Page) => page.locator('dialog[open]').waitFor()
/** Waits until nothing in the dialog is still waiting. */
const filled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('dialog[open] h2') !== null &&
      document.querySelector('dialog[open] [aria-busy="true"]') === null,
  )

export const LAYERS: readonly Layer[] = [
  {
    name: 'the account menu',
    on: '/chats',
    open: async (page) => {
      await pressed(page, 'body', /^Minha conta/)
      await page.getByRole('link', { name: 'Meu Perfil' }).waitFor()
    },
  },
  {
    name: 'the choice of a store',
    on: '/chats',
    open: async (page) => {
      await pressed(page, 'header', /^(Sua loja|Escolher loja)/)
      await filled(page)
    },
  },
  {
    name: 'the notices',
    on: '/chats',
    open: async (page) => {
      await pressed(page, 'header', /^Avisos/)
      await filled(page)
    },
  },
  {
    name: 'the document at the checkout',
    on: '/chats',
    open: async (page) => {
      await pressed(page, 'header', /no caixa$/)
      await filled(page)
    },
  },
  {
    name: 'the filters of the offers',
    on: '/promocoes',
    stays: true,
    open: async (page) => {
      await page.locator('summary', { hasText: 'Filtrar e ordenar' }).press('Enter')
      await page.getByRole('combobox', { name: 'Ordenar por' }).waitFor()
    },
  },
  {
    name: 'the list of saved offers',
    on: '/promocoes',
    stays: true,
    open: async (page) => {
      await pressed(page, 'article', /^Salvar/)
      await page.getByRole('tab', { name: /^Minha lista/ }).click()
      await page.getByRole('button', { name: 'Tirar da lista' }).waitFor()
    },
  },
  {
    name: 'a voucher at the checkout',
    on: '/voucher',
    open: async (page) => {
      await pressed(page, 'main', /^Mostrar no caixa/)
      await filled(page)
    },
  },
  {
    name: 'an accepted term',
    on: '/termos',
    open: async (page) => {
      await page.locator('main').getByRole('button').first().press('Enter')
      await page.clock.fastForward(1500)
      await filled(page)
    },
  },
  {
    name: 'the summary of the purchases',
    on: '/compras',
    stays: true,
    open: async (page) => {
      await page.getByRole('tab', { name: 'Resumo' }).click()
      await page.locator('main summary').first().press('Enter')
    },
  },
  {
    name: 'the whole statement',
    on: '/contacorrente/extrato',
    stays: true,
    open: (page) => pressed(page, 'main', /^Ver tudo em lista/),
  },
  {
    name: 'whether the registration ends',
    on: '/perfil',
    open: async (page) => {
      await pressed(page, 'main', /^Desativar cadastro/)
      await dialog(page)
    },
  },
  {
    name: 'whether WhatsApp is left out',
    on: '/minhas-preferencias',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Whatsapp' }).press('Space')
      await dialog(page)
    },
  },
  {
    name: 'whether points are exchanged',
    on: '/campanha/7/resgates',
    open: async (page) => {
      await pressed(page, 'article', /^Trocar/)
      await filled(page)
    },
  },
]
