import { CAMPAIGN } from '../../sandbox/seed/campaigns.ts'
import { paths } from '../../src/ui/screen/paths.ts'
import {
  choose,
  expectSound,
  expectValue,
  FIELD,
  FIND,
  goTo,
  heading,
  press,
  text,
  toggle,
  type,
  until,
} from './actions.ts'
import { controls } from './controls.ts'
import type { EnginePage } from './engine-page.ts'
import type { Screen, Step } from './step.ts'

async function everyScreen(page: EnginePage, screens: readonly Screen[]): Promise<void> {
  for (const { path, title } of screens) {
    await goTo(page, path.replace(':id', String(CAMPAIGN.christmas)), title)
    await expectSound(page, title)
  }
}

const titleOf = (screens: readonly Screen[], path: string): string =>
  screens.find((screen) => screen.path === path)?.title ?? ''

const lacks = (page: EnginePage, expression: string) => page.run(`return !(${expression})`)

/** @param cpf digits */
const masked = (cpf: string) => cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')

export const steps: readonly Step[] = [
  {
    name: 'login',
    run: async (page, { url }) => {
      await page.open(url)
      await heading(page, 'Entrar')
      await until(page, 'the portal itself', 'return !document.documentElement.dataset.start')
      await expectSound(page, 'login')
    },
  },
  {
    name: 'registration: masks, CEP',
    run: async (page, { screens, freshDocument }) => {
      await goTo(page, paths.register, titleOf(screens, paths.register))
      await type(page, 'CPF', freshDocument)
      await expectValue(page, 'CPF', masked(freshDocument))
      await type(page, 'Data de nascimento', '17051990')
      await expectValue(page, 'Data de nascimento', '17/05/1990')
      await type(page, 'CEP', '01001000')
      await type(page, 'E-mail', 'ana@example.com')
      await expectValue(page, 'UF', 'SP')
      await toggle(page, 'SMS')
      await press(page, 'Pessoa jurídica', 'input[type=radio]')
      await until(page, 'the field CNPJ', 'return every(arguments[0], "CNPJ").length', FIELD)
    },
  },
  {
    name: 'public screens',
    run: async (page, { screens }) => {
      // Without a term to read, its screen leads on to the registration.
      const isPublic = (screen: Screen) => !screen.protected && screen.path !== paths.openedTerm
      await everyScreen(page, screens.filter(isPublic))
    },
  },
  {
    name: 'sign in',
    run: async (page, { customer }) => {
      await goTo(page, paths.login, 'Entrar')
      await type(page, 'CPF ou CNPJ', customer.document)
      await expectValue(page, 'CPF ou CNPJ', masked(customer.document))
      await type(page, 'Senha', customer.password)
      await press(page, 'Entrar')
      await heading(page, 'Home')
      await expectSound(page, 'Home')
    },
  },
  {
    name: 'every screen',
    run: async (page, { screens }) => {
      const isProtected = (screen: Screen) => screen.protected === true
      await everyScreen(page, screens.filter(isProtected))
    },
  },
  {
    name: 'offers',
    run: async (page) => {
      await goTo(page, paths.offers, 'Ofertas exclusivas')
      await choose(page, 'Loja', 1)
      await press(page, 'Ativar')
      await until(page, 'an activated offer', 'return every("button", "Ativada").length')
      await press(page, 'Salvar')
    },
  },
  {
    name: 'exchange',
    run: async (page, { screens }) => {
      const title = titleOf(screens, paths.campaign.rewards(':id'))
      await goTo(page, paths.campaign.rewards(CAMPAIGN.christmas), title)
      await press(page, 'Trocar', 'button:not([aria-disabled=true])')
      await press(page, 'Confirmar troca')
      await text(page, 'Pedido de troca feito')
    },
  },
  {
    name: 'tabs',
    run: async (page) => {
      await goTo(page, paths.vouchers, 'Vouchers')
      await press(page, 'Finalizados')
      await until(page, 'the tab', 'return every("[role=tab][aria-selected=true]", "Finalizados").length')
    },
  },
  {
    name: 'map',
    run: async (page, { screens }) => {
      await goTo(page, paths.stores, titleOf(screens, paths.stores))
      await until(
        page,
        'a store on the map',
        'return document.querySelectorAll(".leaflet-marker-icon").length',
      )
    },
  },
  {
    name: 'dialog',
    run: async (page) => {
      await goTo(page, paths.home, 'Home')
      await press(page, 'Meu CPF no caixa')
      await until(
        page,
        'a dialog in the middle of all',
        `return dialogs.length && getComputedStyle(scope).position === 'fixed' && !/, 0\\)$|transparent/.test(getComputedStyle(scope).backgroundColor)`,
      )
      await press(page, 'Fechar')
      await until(page, 'the end of the dialog', 'return !dialogs.length')
    },
  },
  {
    name: 'print',
    run: async (page) => {
      // The list has what the step of the offers has saved.
      await goTo(page, paths.offers, 'Ofertas exclusivas')
      await press(page, 'Minha lista (1)', 'button, [role=tab], input[type=radio]')
      await page.run('window.print = () => { window.hasPrinted = true }')
      await press(page, 'Imprimir')
      await until(page, 'the print', 'return window.hasPrinted')
    },
  },
  {
    name: 'worker',
    run: async (page) => {
      if (await lacks(page, `'serviceWorker' in navigator`)) return 'no service worker'
      await page.run(
        'window.workerIsThere = false; navigator.serviceWorker.ready.then(() => { window.workerIsThere = true })',
      )
      await until(page, 'the worker', 'return window.workerIsThere')
    },
  },
  ...controls,
  {
    name: 'what may be missing',
    run: async (page) => {
      const parts: Readonly<Record<string, string>> = {
        share: 'navigator.share',
        clipboard: 'navigator.clipboard',
        'wake lock': `'wakeLock' in navigator`,
        push: `'PushManager' in window`,
        badge: 'navigator.setAppBadge',
        popover: `'popover' in HTMLElement.prototype`,
        ':has()': `CSS.supports('selector(:has(*))')`,
        containers: `CSS.supports('container-type: inline-size')`,
        'light-dark()': `CSS.supports('color: light-dark(#000, #000)')`,
      }
      const missing: string[] = []
      for (const [name, expression] of Object.entries(parts))
        if (await lacks(page, expression)) missing.push(name)
      return missing.length > 0 ? `no ${missing.join(', ')}` : undefined
    },
  },
  {
    name: 'account menu, sign out',
    run: async (page) => {
      await goTo(page, paths.home, 'Home')
      await press(page, 'Minha conta')
      await press(page, 'Sair')
      await heading(page, 'Entrar')
    },
  },
]

/** The one step for a browser below the floor. */
export const belowTheFloor: Step = {
  name: 'says that it is too old',
  run: async (page, { url }) => {
    await page.open(url)
    await heading(page, 'O portal não abre neste navegador')
    if (await page.run(`${FIND} return every('input, button').length`))
      throw new Error('parts of the portal are shown')
  },
}
