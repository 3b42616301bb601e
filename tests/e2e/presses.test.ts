import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP, type EnterOptions, openPortal, pressTwentyTimes } from '../support/portal.ts'

const portal = openPortal()

interface Write {
  readonly path: string
  readonly options?: EnterOptions
  readonly signedOut?: true
  /** Up to the button that is pressed. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly button: string
  /** The requests that the presses cause, each once. */
  readonly sends: readonly string[]
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The tests of their screens press the buttons of sign-in, registration, exchange, profile and preferences. */
const WRITES: Readonly<Record<string, Write>> = {
  'a new password': {
    path: '/change-password',
    before: async (page) => {
      await page.getByLabel('Senha atual').fill('praca123')
      await page.getByLabel('Nova senha', { exact: true }).fill('outra123')
      await page.getByLabel('Confirmar nova senha').fill('outra123')
    },
    button: 'Confirmar',
    sends: ['/api/login/alterarsenha'],
  },
  'a recovery': {
    path: '/recover-password',
    signedOut: true,
    before: async (page) => {
      await page.getByLabel('CPF ou CNPJ').fill('52998224725')
      await page.getByRole('radio', { name: 'E-mail' }).check()
    },
    button: 'Enviar',
    sends: ['/api/login/recuperarsenha'],
  },
  'an activation': {
    path: '/promocoes',
    options: { store: 1 },
    before: (page) => page.getByRole('button', { name: 'Ativar', exact: true }).first().waitFor(),
    button: 'Ativar',
    sends: ['/api/promocao/ativar'],
  },
  'a deactivation': {
    path: '/perfil',
    before: (page) => press(page, 'Desativar cadastro'),
    button: 'Desativar',
    sends: ['/api/pessoa/desativar/PortalWeb'],
  },
  'a reactivation': {
    path: '/perfil',
    options: { profile: { deactivated: { hours: 5, minutes: 30 } } },
    before: (page) =>
      page.getByRole('main').getByRole('button', { name: 'Reativar cadastro' }).first().waitFor(),
    button: 'Reativar cadastro',
    sends: ['/api/pessoa/reativar'],
  },
  'the acceptance of two terms': {
    path: '/portal',
    options: { profile: { termsAccepted: false } },
    before: (page) => page.getByRole('button', { name: 'Aceito', exact: true }).waitFor(),
    button: 'Aceito',
    sends: ['/api/termosaceite/3', '/api/termosaceite/4'],
  },
  'a sign-out': {
    path: '/chats',
    before: (page) => press(page, 'Minha conta'),
    button: 'Sair',
    sends: ['/logout'],
  },
}

it.each(Object.entries(WRITES))('%s pressed twenty times is sent once', async (_, write) => {
  const options = { viewport: DESKTOP, ...write.options }
  const page = write.signedOut
    ? await portal.open(write.path, options)
    : await portal.enter(write.path, options)
  await page.locator('h1').waitFor()
  await write.before?.(page)
  const earlier = portal.writes().length
  await pressTwentyTimes(page, write.button)
  const sent = () =>
    portal
      .writes()
      .slice(earlier)
      .map(({ path }) => path)
  await expect.poll(() => sent().length).toBeGreaterThanOrEqual(write.sends.length)
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(1500)
  expect(sent().toSorted()).toEqual(write.sends)
})
