import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fetched } from '../support/fetched.ts'
import { openPortal, type PageOptions, PHONE } from '../support/portal.ts'
import { openAddress } from '../support/session-screen.ts'

const portal = openPortal()

const FIELDS = { document: 'CPF ou CNPJ', password: 'Senha' }
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The page as the build made it: no script file of the portal arrives before `release`. */
async function openEarly(path: string, { prepare, ...options }: PageOptions = {}) {
  const held: Route[] = []
  let released = false
  let prepared = (_: Page) => {}
  const ready = new Promise<Page>((resolve) => {
    prepared = resolve
  })
  const opened = portal.open(path, {
    ...options,
    prepare: async (page) => {
      await page.route('**/assets/*.js', async (route) => {
        if (released) await route.continue()
        else held.push(route)
      })
      await prepare?.(page)
      prepared(page)
    },
  })
  const page = await ready
  await page.locator('#root[data-ready]').waitFor()
  const release = async () => {
    released = true
    await Promise.all(held.map((route) => route.continue()))
    await opened
    await page.locator('html:not([data-start])').waitFor()
  }
  return { page, release }
}

describe('the login, before its script has arrived', () => {
  it('keeps what is typed and where the focus is', async () => {
    const { page, release } = await openEarly('/')
    await field(page, FIELDS.document).pressSequentially('529982247')
    await field(page, FIELDS.password).pressSequentially('praca')
    await page.getByLabel('Lembrar senha').check()
    await field(page, FIELDS.password).focus()
    await release()

    await page.keyboard.type('123')
    expect(await field(page, FIELDS.password).inputValue()).toBe('praca123')
    await field(page, FIELDS.document).focus()
    await expect.poll(() => field(page, FIELDS.document).inputValue()).toBe('529.982.247')
    expect(await page.getByLabel('Lembrar senha').isChecked()).toBe(true)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('loses no key that is typed in the moment it takes the page over', async () => {
    const { page, release } = await openEarly('/')
    await field(page, FIELDS.document).pressSequentially('529')
    await page.evaluate(() => {
      const root = document.getElementById('root') as HTMLElement
      // The portal sets it when its first screen stands. What follows comes before anything else that waits.
      Object.defineProperty(root, 'inert', {
        set: () =>
          queueMicrotask(() => {
            for (const key of '98224726') document.execCommand('insertText', false, key)
          }),
      })
    })
    await release()
    await expect.poll(() => field(page, FIELDS.document).inputValue()).toBe('529.982.247-26')
  })

  it('says in place what is doubtful in a field that was left before', async () => {
    const { page, release } = await openEarly('/')
    await field(page, FIELDS.document).fill('52998224726')
    await field(page, FIELDS.password).focus()
    await release()
    await page.getByText('Confira o número: os dígitos verificadores não conferem').waitFor()
  })

  it('hears a press that it finds under way and that left a doubtful number behind', async () => {
    const { page, release } = await openEarly('/')
    await field(page, FIELDS.document).fill('52998224726')
    await page.getByRole('button', { name: 'Entrar' }).hover()
    await page.mouse.down()
    await release()
    await page.mouse.up()
    await page.getByText('Digite uma senha').waitFor()
    await page.getByText('Confira o número: os dígitos verificadores não conferem').waitFor()
  })

  it('keeps what the browser has filled in without any event', async () => {
    const { page, release } = await openEarly('/')
    const customer = await portal.customer()
    await page.evaluate(
      ([document_ = '', password = '']) => {
        const [username, secret] = document.querySelectorAll('input')
        if (username) username.value = document_
        if (secret) secret.value = password
      },
      [customer.document, customer.password],
    )
    await release()
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  })

  it('signs in with Enter that came too early', async () => {
    const customer = await portal.customer()
    const { page, release } = await openEarly('/')
    await field(page, FIELDS.document).fill(customer.document)
    await field(page, FIELDS.password).fill(customer.password)
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(`${portal.url}/#/`)
    await release()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  })

  it('says nothing of an Enter in a form that is not filled in, or after which the customer typed on', async () => {
    const { page, release } = await openEarly('/')
    await field(page, FIELDS.document).pressSequentially('52998224725')
    await page.keyboard.press('Enter')
    await field(page, FIELDS.password).pressSequentially('praca1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('23')
    await release()
    await field(page, FIELDS.document).focus()
    await expect.poll(() => field(page, FIELDS.document).inputValue()).toBe('529.982.247-25')
    expect(await field(page, FIELDS.password).inputValue()).toBe('praca123')
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Entrar')
  })

  it.each([
    ['Entrar', 'Digite uma senha'],
    ['Cadastre-se', 'É grátis e leva uns três minutos.'],
  ])('answers an early press of %s', async (button, answer) => {
    const { page, release } = await openEarly('/')
    await page.getByRole('button', { name: button }).click()
    await release()
    await page.getByText(answer).waitFor()
  })

  it('gives way to another screen whose address was opened meanwhile', async () => {
    const { page, release } = await openEarly('/')
    await openAddress(page, '/register')
    await release()
    await page.getByText('É grátis e leva uns três minutos.').waitFor()
    expect(await page.getByRole('button', { name: 'Entrar' }).count()).toBe(0)
  })

  it('shows the remembered document at once', async () => {
    const { page, release } = await openEarly('/', {
      storage: { 'portal.preferences.document': '52998224725' },
    })
    expect(await field(page, FIELDS.document).inputValue()).toBe('529.982.247-25')
    expect(await page.getByLabel('Lembrar senha').isChecked()).toBe(true)
    await release()
    expect(await field(page, FIELDS.document).inputValue()).toBe('529.982.247-25')
    expect(await page.getByLabel('Lembrar senha').isChecked()).toBe(true)
  })
})

describe('what is shown before any script', () => {
  const isSignedIn = (page: Page) => page.getByRole('button', { name: 'Meu CPF no caixa' }).isVisible()
  const isLogin = (page: Page) => field(page, FIELDS.password).isVisible()

  const STATEMENT = '/campanha/7/extrato'

  it('is the frame of the signed-in screens with a session', async () => {
    const customer = await portal.customer({ profile: 'empty' })
    const { page, release } = await openEarly(STATEMENT, { customer })
    expect([await isSignedIn(page), await isLogin(page)]).toEqual([true, false])
    await release()
    expect(await page.getByRole('main').count()).toBe(1)
  })

  it('is the login without one', async () => {
    const { page, release } = await openEarly(STATEMENT)
    expect([await isSignedIn(page), await isLogin(page)]).toEqual([false, true])
    await release()
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  })

  it('is the frame of the public screens at the registration', async () => {
    const { page, release } = await openEarly('/register')
    expect([await isSignedIn(page), await isLogin(page)]).toEqual([false, false])
    expect(await page.getByRole('banner').getByRole('img').isVisible()).toBe(true)
    await release()
    await page.getByRole('heading', { level: 1, name: 'Cadastro' }).waitFor()
  })

  it('is the brand of the deployment', async () => {
    const { page, release } = await openEarly('/', {
      prepare: (prepared) =>
        prepared.route(`${portal.url}/`, async (route) => {
          const response = await fetched(route)
          const html = (await response.text()).replace(
            /"brand": \{[^}]*\}/,
            '"brand": { "name": "Mercado Novo" }',
          )
          await route.fulfill({ response, body: html })
        }),
    })
    const banner = page.getByRole('banner')
    expect(await banner.getByRole('img', { name: 'Mercado Novo' }).isVisible()).toBe(true)
    expect(await banner.getByText('Mercado Novo').isVisible()).toBe(true)
    await release()
    expect(await banner.getByText('Mercado Novo').isVisible()).toBe(true)
  })

  it.each([
    ['the dark theme', '100%', { colorScheme: 'dark' as const }],
    ['text at 200 %', '200%', {}],
  ])('is drawn as after the script, with %s', async (_, size, options) => {
    const { page, release } = await openEarly('/', { viewport: PHONE, ...options })
    await page.evaluate((large) => document.documentElement.style.setProperty('font-size', large), size)
    // The brand's picture may come later than the page.
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())]),
    )
    const before = await page.screenshot({ animations: 'disabled' })
    await release()
    const after = await page.screenshot({ animations: 'disabled' })
    expect(after.equals(before)).toBe(true)
  })
})

it('the sheets in the page have the styles of all that is painted first', async () => {
  const html = await (await fetch(portal.url)).text()
  const [, sheets = ''] = /id="page-sheets">(.*?)<\/script>/.exec(html) ?? []
  const painted = html.slice(html.indexOf('<div id="root"'))
  const used = [...painted.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  // The icons' library names its drawings. A style module names all its classes with the same two letters.
  const modules = new Set(used.filter((name) => name !== 'lucide').map((name) => name.slice(0, 2)))
  expect(modules.size).toBeGreaterThan(10)
  expect([...modules].filter((name) => !sheets.includes(`.${name}`))).toEqual([])
})

it.each([
  ['the script that begins it', /assets\/index-.*\.js/],
  ['what that script asks for', /assets\/libraries-.*\.js/],
])(
  'a start for which %s cannot be fetched is told, keeps what was typed in sight, and can be made anew',
  async (_, code) => {
    portal.tolerate(/ERR_FAILED/, /Failed to fetch dynamically imported module/)
    const page = await portal.open('/', { prepare: (page) => page.route(code, (route) => route.abort()) })
    const notice = page.getByRole('alert')
    await notice
      .getByText('Não foi possível abrir o portal. Confira a sua conexão e tente de novo.')
      .waitFor()
    await field(page, FIELDS.document).fill('52998224725')
    expect(await field(page, FIELDS.document).inputValue()).toBe('52998224725')
    await page.unroute(code)
    await notice.getByRole('button', { name: 'Recarregar a página' }).click()
    await page.locator('html:not([data-start])').waitFor()
    expect(await notice.count()).toBe(0)
  },
)

it('a visitor without JavaScript reads what is needed', async () => {
  const html = await (await fetch(portal.url)).text()
  expect(html).toMatch(/<noscript>[^<]*JavaScript[^<]*<\/noscript>/)
})
