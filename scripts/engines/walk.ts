import type { EnginePage } from './engine-page.ts'

export interface Screen {
  readonly path: string
  readonly title: string
  readonly isProtected: boolean
}

export interface Customer {
  readonly document: string
  readonly password: string
}

/** What a walk is made for: a portal with the sandbox behind it. */
export interface Place {
  readonly url: string
  readonly screens: readonly Screen[]
  readonly customer: Customer
  /** A CPF that is not registered. */
  readonly freshDocument: string
}

export interface Step {
  readonly name: string
  /** Throws what went wrong. Returns what the browser lacks, if the step is about something that it lacks. */
  readonly run: (page: EnginePage, place: Place) => Promise<string | undefined>
}

/** Comes before each script that runs in the page: functions that find elements by what a customer reads. */
const FIND = `
  const dialogs = document.querySelectorAll('dialog[open]')
  const scope = dialogs[dialogs.length - 1] || document
  const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const nameOf = (element) => (element.getAttribute('aria-label') ||
    (element.labels && element.labels[0] && element.labels[0].textContent) || element.textContent || '').trim()
  const every = (selector, name) => [...scope.querySelectorAll(selector)].filter((element) =>
    (isSeen(element) || element.type === 'radio') && (name === undefined || nameOf(element) === name))
  const inMiddle = (element) => { if (element) element.scrollIntoView({ block: 'center' }); return element || null }
`

const FOUND = `${FIND} return inMiddle(every(arguments[0], arguments[1])[0])`
const BUTTON = 'button, [role=tab]'
const FIELD = 'input, select, textarea'

/** After a first success the portal may ask for a favour at any moment (docs/decisions/105). */
const DECLINE = `
  for (const name of ['Mais tarde', 'Agora não'])
    for (const button of dialogs.length ? every('button', name) : []) button.click()
`

const LONGEST_WAIT = 20_000
const PAUSE = 150
const SETTLED = 3_000

/** Waits until this body gives something, and gives that. */
async function until(
  page: EnginePage,
  what: string,
  body: string,
  ...values: readonly unknown[]
): Promise<unknown> {
  const end = Date.now() + LONGEST_WAIT
  for (;;) {
    const result = await page.run(FIND + body, ...values)
    if (result) return result
    if (Date.now() > end) throw new Error(`${what} did not come`)
    await page.run(FIND + DECLINE)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

const heading = (page: EnginePage, title: string) =>
  until(
    page,
    `the heading ${title}`,
    'return [...document.querySelectorAll("h1")].some((one) => one.textContent === arguments[0] && one.getClientRects().length)',
    title,
  )

const text = (page: EnginePage, words: string) =>
  until(page, `'${words}'`, 'return document.body.textContent.includes(arguments[0])', words)

async function press(page: EnginePage, name: string, selector = BUTTON): Promise<void> {
  await until(page, name, 'return every(arguments[0], arguments[1]).length', selector, name)
  await page.press(FOUND, selector, name)
}

async function type(page: EnginePage, label: string, typed: string): Promise<void> {
  await until(page, `the field ${label}`, 'return every(arguments[0], arguments[1]).length', FIELD, label)
  await page.type(typed, FOUND, FIELD, label)
}

async function expectValue(page: EnginePage, label: string, value: string): Promise<void> {
  await until(
    page,
    `${label} as ${value}`,
    'return (every(arguments[0], arguments[1])[0] || {}).value === arguments[2]',
    FIELD,
    label,
    value,
  )
}

/** Goes to a screen of the portal, as a link does, and waits until all of it is there. */
async function goTo(page: EnginePage, path: string, title: string): Promise<void> {
  await page.run('location.hash = arguments[0]', `#${path}`)
  await heading(page, title)
  await until(
    page,
    `${title} without anything that waits`,
    `return !document.querySelector('main [aria-busy=true]')`,
  )
}

/** Colours that are missing or alike, notices of errors, and whatever makes the page wider than its window. */
const PROBLEMS = `
  const found = []
  const style = (element) => getComputedStyle(element)
  const isNothing = (color) => color === 'transparent' || /, 0\\)$/.test(color)
  const page = style(document.body)
  if (isNothing(page.backgroundColor)) found.push('the page has no ground')
  if (page.color === page.backgroundColor) found.push('words have the colour of their ground')
  if (!style(document.documentElement).getPropertyValue('--color-primary')) found.push('no tokens')
  for (const [name, selector] of [['a field', 'main input:not([type=checkbox]):not([type=radio]):not([type=file])'], ['a checkbox', 'main input[type=checkbox]']])
    for (const element of every(selector)) if (isNothing(style(element).backgroundColor)) found.push(name + ' has no ground')
  if (every('button', 'Tentar de novo').length) found.push('a notice of an error')
  const wider = document.documentElement.scrollWidth - innerWidth
  if (wider > 0) found.push('wider than the window by ' + wider + ' px')
  const fixed = [...document.querySelectorAll('[popover]')].filter(isSeen)
  if (fixed.length) found.push('a menu stands open')
  return found.join('; ')
`

/** Colours come by a transition, which takes a moment. */
async function expectSound(page: EnginePage, where: string): Promise<void> {
  const end = Date.now() + SETTLED
  for (;;) {
    const problems = await page.run(FIND + PROBLEMS)
    if (!problems) return
    if (Date.now() > end) throw new Error(`${where}: ${problems}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

async function everyScreen(page: EnginePage, screens: readonly Screen[]): Promise<void> {
  for (const { path, title } of screens) {
    await goTo(page, path.replace(':id', '7'), title)
    await expectSound(page, title)
  }
}

const titleOf = (screens: readonly Screen[], path: string): string =>
  screens.find((screen) => screen.path === path)?.title ?? ''

const lacks = (page: EnginePage, expression: string) => page.run(`return !(${expression})`)

export const steps: readonly Step[] = [
  {
    name: 'login',
    run: async (page, { url }) => {
      await page.open(url)
      await heading(page, 'Entrar')
      await until(page, 'the portal itself', 'return !document.documentElement.dataset.start')
      await expectSound(page, 'login')
      return undefined
    },
  },
  {
    name: 'registration: masks, CEP',
    run: async (page, { screens, freshDocument }) => {
      await goTo(page, '/register', titleOf(screens, '/register'))
      await type(page, 'CPF', freshDocument)
      await expectValue(page, 'CPF', freshDocument.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'))
      await type(page, 'Data de nascimento', '17051990')
      await expectValue(page, 'Data de nascimento', '17/05/1990')
      await type(page, 'CEP', '01001000')
      await type(page, 'E-mail', 'ana@example.com')
      await expectValue(page, 'UF', 'SP')
      await press(page, 'Pessoa jurídica', 'input[type=radio]')
      await press(page, 'Trocar e apagar')
      await until(page, 'the field CNPJ', 'return every(arguments[0], "CNPJ").length', FIELD)
      return undefined
    },
  },
  {
    name: 'public screens',
    run: async (page, { screens }) => {
      // Without a term to read, its screen leads on to the registration.
      await everyScreen(
        page,
        screens.filter(({ isProtected, path }) => !isProtected && path !== '/termos-aceite'),
      )
      return undefined
    },
  },
  {
    name: 'sign in',
    run: async (page, { customer }) => {
      await goTo(page, '/', 'Entrar')
      await type(page, 'CPF ou CNPJ', customer.document)
      await type(page, 'Senha', customer.password)
      await press(page, 'Entrar')
      await heading(page, 'Home')
      await expectSound(page, 'Home')
      return undefined
    },
  },
  {
    name: 'every screen',
    run: async (page, { screens }) => {
      await everyScreen(
        page,
        screens.filter(({ isProtected }) => isProtected),
      )
      return undefined
    },
  },
  {
    name: 'offers',
    run: async (page) => {
      await goTo(page, '/promocoes', 'Ofertas exclusivas')
      await until(page, 'the stores', 'return (every("select", "Loja")[0] || { length: 0 }).length > 1')
      await page.run(
        `${FIND} const select = every('select', 'Loja')[0]; select.selectedIndex = 1; select.dispatchEvent(new Event('change', { bubbles: true }))`,
      )
      await press(page, 'Ativar')
      await until(page, 'an activated offer', 'return every("button", "Ativada").length')
      await press(page, 'Salvar')
      return undefined
    },
  },
  {
    name: 'exchange',
    run: async (page, { screens }) => {
      const path = '/campanha/:id/resgates'
      await goTo(page, path.replace(':id', '7'), titleOf(screens, path))
      await press(page, 'Trocar', 'button:not([aria-disabled=true])')
      await press(page, 'Confirmar troca')
      await text(page, 'Pedido de troca feito')
      return undefined
    },
  },
  {
    name: 'tabs',
    run: async (page) => {
      await goTo(page, '/voucher', 'Vouchers')
      await press(page, 'Finalizados')
      await until(page, 'the tab', 'return every("[role=tab][aria-selected=true]", "Finalizados").length')
      return undefined
    },
  },
  {
    name: 'map',
    run: async (page, { screens }) => {
      await goTo(page, '/location', titleOf(screens, '/location'))
      await until(
        page,
        'a store on the map',
        'return document.querySelectorAll(".leaflet-marker-icon").length',
      )
      return undefined
    },
  },
  {
    name: 'dialog',
    run: async (page) => {
      await goTo(page, '/portal', 'Home')
      await press(page, 'Meu CPF no caixa')
      await until(
        page,
        'a dialog in the middle of all',
        `return dialogs.length && getComputedStyle(scope).position === 'fixed' && !/, 0\\)$|transparent/.test(getComputedStyle(scope).backgroundColor)`,
      )
      await press(page, 'Fechar')
      await until(page, 'the end of the dialog', 'return !dialogs.length')
      return undefined
    },
  },
  {
    name: 'print',
    run: async (page) => {
      // The list has what the step of the offers has saved.
      await goTo(page, '/promocoes', 'Ofertas exclusivas')
      await press(page, 'Minha lista (1)', 'button, [role=tab], input[type=radio]')
      await page.run('window.print = () => { window.hasPrinted = true }')
      await press(page, 'Imprimir')
      await until(page, 'the print', 'return window.hasPrinted')
      return undefined
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
      return undefined
    },
  },
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
      await goTo(page, '/portal', 'Home')
      await press(page, 'Minha conta')
      await press(page, 'Sair')
      await heading(page, 'Entrar')
      return undefined
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
    return undefined
  },
}
