import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { once } from '../../src/domain/once.ts'
import { CHOICES } from '../../src/infrastructure/in-memory/scenario-choices.ts'
import { misfits } from '../support/fit.ts'
import { DESKTOP, openPortal } from '../support/portal.ts'
import { goTo, loaded, protectedPaths, publicPaths } from '../support/screens.ts'

const portal = openPortal({ inMemory: true })

/** One page for all states, because a context for each would take longer. */
const narrow = once(() =>
  portal.open('/', { scenario: '', viewport: { width: 320, height: 800 }, kept: true }),
)

/** What the customer sees, without the panel. */
const portalOf = (page: Page) => page.locator('#root, dialog')

it('a scenario shows, by its address, what a customer sees in that state', async () => {
  const page = await portal.open('/', { scenario: '' })
  for (const [scenario, path, text] of [
    ['respostas:falham,portas:offers', '/promocoes', 'Tentar de novo'],
    ['relogio:2027-02-28T23:59', '/promocoes', '06/03/2027'],
    ['avisos:instalar', '/portal', 'Leve o portal para a tela inicial'],
    ['avisos:push', '/portal', 'Quer um aviso antes que seus descontos vençam?'],
    // The panel names unknown words.
    ['dados:6000', '/portal', ''],
  ] as const) {
    await page.goto(`${portal.url}/?cenario=${scenario}#${path}`)
    if (text) await portalOf(page).getByText(text).first().waitFor()
    else await page.getByText(`não existe: ${scenario}`).waitFor()
  }

  await page.goto(`${portal.url}/?cenario=respostas:retidas#/promocoes`)
  await page.locator('main [aria-busy="true"]').first().waitFor()
  await page.goto(`${portal.url}/?cenario=sessao:nenhuma,tema:escuro#/`)
  await page.getByRole('button', { name: 'Entrar' }).waitFor()
  // On a light device.
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark')
})

it('a scenario shows pictures that load, pictures that do not, and documents', async () => {
  const page = await portal.open('/portal', { scenario: '', viewport: DESKTOP })
  const seen = portalOf(page)
  /** Whether the browser has drawn the picture of this name. */
  const isDrawn = (name: string) =>
    seen
      .getByAltText(name, { exact: true })
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return image.naturalWidth > 0
      })
  await seen.getByRole('region', { name: 'Destaques' }).getByText('1 de 3', { exact: true }).waitFor()
  expect(await isDrawn('Destaque 1')).toBe(true)
  await seen.getByRole('region', { name: 'Parceiros' }).scrollIntoViewIfNeeded()
  expect(await isDrawn('Parceiro 2')).toBe(true)
  await seen.locator('img[src^="data:image/svg+xml,"][src*="MC"]').first().waitFor()

  await page.goto(`${portal.url}/?cenario=destaques:um#/portal`)
  expect(await isDrawn('Destaque 1')).toBe(true)
  await seen.getByText('Parceiros').waitFor()
  expect(await seen.getByRole('region', { name: 'Destaques' }).count()).toBe(0)

  await page.goto(`${portal.url}/?cenario=imagens:quebradas#/promocoes`)
  await seen.locator('[data-state="error"]').first().waitFor()
  await seen.locator('img[src$="avatar.svg"]').first().waitFor()

  await page.goto(`${portal.url}/?cenario=#/tabloides`)
  await seen.getByText('Erro ao carregar tabloide.').waitFor()
  const opened = page.waitForEvent('popup')
  await seen.getByRole('button', { name: 'Visualizar' }).click()
  const tab = await opened
  await page.clock.runFor(3000)
  await tab.waitForURL('**/brand/logo.svg')
})

describe('the panel', () => {
  it('leads to another scenario from the keyboard, on the same screen', async () => {
    const page = await portal.open('/promocoes', { scenario: '', viewport: DESKTOP })
    await page.locator('summary', { hasText: 'Oficina' }).press('Enter')
    await page.getByLabel('dados').selectOption('vazios')
    await page.getByLabel('cashback', { exact: true }).check()
    await page.getByRole('button', { name: 'Abrir', exact: true }).press('Enter')
    await page.waitForURL('**/?cenario=dados:vazios,portas:cashback#/promocoes')
    await portalOf(page).getByText('Nenhuma oferta encontrada.').waitFor()
  })

  it('leaves the device as it was: what a scenario stores ends with it', async () => {
    const page = await portal.open('/portal', { scenario: '' })
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    await page.goto(`${portal.url}/#/portal`)
    await page.reload()
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
  })
})

/** Where a store is chosen, and what its choice decides. */
const OF_THE_STORE = ['/portal', '/promocoes', '/voucher', '/tabloides', '/location']

/** The screens on which a state shows something of its own. A state that is not here may show it on every screen. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  'cliente:empresa': ['/portal', '/promocoes', '/compras', '/perfil'],
  'cliente:desativado': ['/portal', '/perfil'],
  // The same dialog stands over every screen but the profile.
  'cliente:sem-telefone': ['/portal', '/perfil'],
  'sessao:nenhuma': publicPaths,
  'loja:por-escolher': OF_THE_STORE,
  'loja:inexistente': OF_THE_STORE,
  // any-text.test.ts looks at every screen with longer texts, and with signs that turn them around.
  'dados:nomes-longos': ['/portal'],
  'dados:hostis': ['/portal'],
  // Where there are pictures.
  'imagens:quebradas': [
    '/portal',
    '/promocoes',
    '/campanhas',
    '/campanha/7/detalhes',
    '/campanha/7/resgates',
    '/tabloides',
    '/perfil',
  ],
  'destaques:um': ['/portal'],
  'destaques:nenhum': ['/portal'],
  // While answers are slow, a screen looks as with `respostas:retidas`, which is tried on every screen.
  'respostas:lentas': ['/portal'],
  // Offline, a screen looks as with `respostas:falham`, and the bar above it is the same on every screen.
  'respostas:offline': ['/portal', '/voucher'],
  // Other colours alone.
  'tema:claro': ['/portal'],
  'tema:escuro': ['/portal'],
}

/** Each word of a scenario but the defaults, whose screens in-memory.test.ts opens. */
const STATES = Object.entries(CHOICES).flatMap(([key, [, ...words]]) => words.map((word) => `${key}:${word}`))

/** The place that shows whether the state is the one of the address. */
const SAID: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'cliente:desativado': ['/perfil', '20 horas e 39 minutos'],
  'cliente:sem-telefone': ['/portal', 'Ops! Parece que você não informou seu telefone'],
  'sessao:nenhuma': ['/', 'Esqueci minha senha'],
  'dados:vazios': ['/promocoes', 'Nenhuma oferta encontrada.'],
  'dados:5000': ['/promocoes', '5.000 ofertas'],
  'respostas:offline': ['/voucher', 'Você está sem internet. Alguns dados salvos continuam disponíveis.'],
}

/** In these a screen is looked at while it still waits for its answers. */
const WAITING = ['respostas:lentas', 'respostas:retidas']

describe.each(STATES)(
  'in the state %s every screen that it changes opens and fits a narrow phone',
  (state) => {
    const paths = SCREENS[state] ?? protectedPaths
    const walk = once(async () => {
      const page = await narrow()
      await page.goto(`${portal.url}/?cenario=${state}#/chats`)
      await page.locator('h1').waitFor()
      return page
    })

    it.each(paths)('%s', async (path) => {
      const page = await walk()
      await goTo(page, path)
      if (!WAITING.includes(state)) await loaded(page)
      const [where, text = ''] = SAID[state] ?? []
      if (path === where) await portalOf(page).getByText(text).first().waitFor()
      expect(await misfits(page)).toEqual([])
    })
  },
)

it('production has nothing of the workshop', () => {
  const dist = fileURLToPath(new URL('../../dist', import.meta.url))
  const scriptsWith = (directory: string, text: string) =>
    readdirSync(join(directory, 'assets')).filter(
      (name) => name.endsWith('.js') && readFileSync(join(directory, 'assets', name), 'utf8').includes(text),
    )
  // One word each of the code that reads the address, of the panel, and of the data in memory.
  for (const text of ['cenario', 'Oficina', 'praca123']) {
    expect(scriptsWith(portal.directory, text), text).not.toEqual([])
    expect(scriptsWith(dist, text), text).toEqual([])
  }
})
