import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { seenLater } from '../support/page-time.ts'
import { openPortal } from '../support/portal.ts'
import { goTo, loaded, protectedPaths } from '../support/screens.ts'
import { atHome, openAddress, signOut } from '../support/session-screen.ts'
import { countReloads, loseSignal, NO_SIGNAL, openWithWorker, regainSignal } from '../support/worker-page.ts'

const portal = openPortal()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

describe('without a signal', () => {
  it('vouchers, offers, stores and the checkout card show what was known', async () => {
    const customer = await portal.customer()
    const page = await openWithWorker(portal, '/portal', { customer, store: 1 })
    await page.getByRole('article').first().waitFor()
    for (const [path, shown] of [
      ['/voucher', page.getByRole('button', { name: 'Copiar código' })],
      ['/promocoes', page.getByRole('button', { name: 'Ativar' })],
      ['/location', page.getByRole('link', { name: 'Como chegar' })],
    ] as const) {
      await goTo(page, path)
      await shown.first().waitFor()
    }
    // It comes after the list of the stores, and a part that is on its way when the signal goes is missing.
    await page.locator('.leaflet-marker-icon').first().waitFor()

    await loseSignal(portal, page)
    await page.reload()
    for (const path of ['/voucher', '/promocoes', '/portal', '/location']) {
      await goTo(page, path)
      await seenLater(page, page.getByText(/Última atualização: (agora há pouco|há \d+ min)/))
    }
    await page.getByRole('button', { name: 'Meu CPF no caixa' }).click()
    const card = page.getByRole('dialog')
    await card.getByRole('img').first().waitFor()
    await card.getByRole('heading', { name: 'Cashback disponível' }).waitFor()
    expect((await card.textContent())?.replace(/\D/g, '')).toContain(customer.document)
    await expectAccessible(page)
  })

  it('a write is refused with the reason, and nothing is sent later', async () => {
    const page = await openWithWorker(portal, '/minhas-preferencias', { customer: await portal.customer() })
    const box = page.getByRole('checkbox', { name: 'SMS' })
    const before = await box.isChecked()
    await box.setChecked(!before)
    portal.sandbox.requests.length = 0
    await loseSignal(portal, page)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Você está offline. Conecte-se à internet para continuar.').first().waitFor()
    expect(await box.isChecked()).toBe(!before)

    await regainSignal(portal, page)
    expect(portal.writes()).toEqual([])
  })
})

/** Every text in every cache, with the address under which it is kept. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        found.push({ url, text: (await (await cache.match(url))?.text()) ?? '' })
      }
    }
    return found
  })

describe('what a device keeps', () => {
  it('holds nothing private in the caches after a tour of every screen', async () => {
    const customer = await portal.customer({ profile: 'rich', name: 'Josefina Quaresma', image: true })
    const page = await openWithWorker(portal, '/portal', { customer, store: 1 })
    portal.tolerate(/./)
    for (const path of protectedPaths) {
      await goTo(page, path)
      await loaded(page)
    }
    await page.waitForLoadState('networkidle')

    const entries = await cached(page)
    expect(entries.length).toBeGreaterThan(10)
    const addresses = entries.map(({ url }) => new URL(url).pathname)
    expect(addresses.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/app/'))).toEqual([])
    expect(addresses.filter((path) => /photos|token|logout/.test(path))).toEqual([])
    expect(addresses).toContain('/api/app/banners/135')
    const secrets = [customer.token, customer.document, 'Josefina', 'Quaresma']
    const leaks = entries.filter(({ text }) => secrets.some((secret) => text.includes(secret)))
    expect(leaks.map(({ url }) => url)).toEqual([])
  })

  it('is no failure of the public API, even under HTTP 200', async () => {
    const page = await openWithWorker(portal, '/portal', { customer: await portal.customer() })
    const banners = async () =>
      (await cached(page)).find(({ url }) => url.endsWith('/api/app/banners/135'))?.text
    await expect.poll(banners).toContain('banner-1')
    await portal.fault('GET /api/app/banners/*', {
      kind: 'wrong-shape',
      body: { data: null, statusCode: 500, description: 'Em manutenção.' },
    })
    portal.sandbox.requests.length = 0
    const asked = () =>
      portal.sandbox.requests.filter(({ path }) => path.startsWith('/api/app/banners/')).length
    await page.reload()
    await page.getByRole('img', { name: 'Destaque 1' }).first().waitFor()
    await expect.poll(asked).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await banners()).toContain('banner-1')
  })

  const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

  it('is gone once the customer has signed out', async () => {
    // Whether a browser has favours to ask for differs: this customer has declined them, and no dialog comes in between.
    const declined = { 'portal.preferences.prompt.install': '9e15', 'portal.preferences.prompt.push': '9e15' }
    const page = await openWithWorker(portal, '/portal', {
      customer: await portal.customer(),
      storage: declined,
    })
    await page.getByText(/R\$/).first().waitFor()
    await expect.poll(async () => (await keys(page)).some((key) => key.includes('last-known'))).toBe(true)
    await signOut(page)
    await page.getByLabel('CPF ou CNPJ').waitFor()
    // The customer did not ask to be remembered and chose no store, so only the note that a customer was here may stay, without saying who.
    const left = (await keys(page)).filter(
      (key) => !(key in declined || /^portal\.preferences\.success\.[^.]+$/.test(key)),
    )
    expect(left).toEqual([])

    await loseSignal(portal, page)
    await page.reload()
    await page.getByLabel('CPF ou CNPJ').waitFor()
    expect(await page.getByText(/R\$/).count()).toBe(0)
  })
})

it("the home screen's shortcut leads straight to the checkout card, once", async () => {
  const page = await portal.enter('/')
  await page.goto(`${portal.url}/?abrir=cpf#/portal`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ocultar/ })
    .waitFor()
  await page.getByRole('button', { name: 'Fechar' }).click()
  expect(page.url()).toBe(`${portal.url}/#/portal`)
})

describe('a part of the portal that is missing after a deployment', () => {
  /** A home that was opened before the deployment took the code of the vouchers away. */
  async function homeWithoutSavings(): Promise<Page> {
    const page = await portal.enter('/portal')
    await atHome(page)
    await page.waitForLoadState('networkidle')
    portal.tolerate(/404/, /Failed to fetch dynamically imported module/, /MissingPart/, /MIME type/)
    await page.context().route(/assets\/savings-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    return page
  }

  it('causes one reload, and then a message with a button', async () => {
    const page = await homeWithoutSavings()

    const reloads = countReloads(page)
    await openAddress(page, '/voucher')
    await heading(page, 'Não foi possível abrir esta tela').waitFor()
    expect(reloads()).toBe(1)
    await expectAccessible(page)

    await page.context().unroute(/assets\/savings-.*\.js/)
    await page.getByRole('button', { name: 'Recarregar a página' }).click()
    await heading(page, 'Vouchers').waitFor()
  })

  it('leads nobody back who goes elsewhere while the page reloads', async () => {
    const page = await homeWithoutSavings()
    let asked = 0
    // The first reload gets no answer: it is still running when the customer goes on.
    await page.route(`${portal.url}/`, async (route) => {
      if (++asked > 1) await route.continue()
    })
    // The test cannot run code in a page that reloads. So the page waits for this answer, and then changes the address itself.
    await page.route('**/reload-was-asked', async (route) => {
      await expect.poll(() => asked).toBe(1)
      await route.fulfill({ body: '' })
    })
    await page.evaluate(() => {
      void fetch('/reload-was-asked').then(() => window.location.assign('#/compras'))
      window.location.assign('#/voucher')
    })
    await expect.poll(() => asked).toBe(2)
    await heading(page, 'Compras').waitFor()
  })

  it('causes no reload while a write waits for its answer', async () => {
    const page = await portal.enter('/promocoes', { store: 1 })
    portal.tolerate(...NO_SIGNAL, /Failed to fetch dynamically imported module/, /MissingPart/)
    await page.context().route(/assets\/savings-.*\.js/, (route) => route.abort())
    await portal.fault('POST /api/promocao/ativar', { kind: 'slow', ms: 1500 })
    const reloads = countReloads(page)

    const answered = page.waitForResponse(/promocao\/ativar/)
    await page.getByRole('button', { name: 'Ativar' }).first().click()
    await openAddress(page, '/voucher')
    await heading(page, 'Não foi possível abrir esta tela').waitFor()
    expect((await answered).status()).toBe(200)
    expect(reloads()).toBe(0)
    await goTo(page, '/promocoes')
    await page.getByRole('button', { name: 'Ativada' }).waitFor()
  })

  it('leaves the rest of its screen as it is', async () => {
    const page = await portal.enter('/termos')
    portal.tolerate(...NO_SIGNAL, /Failed to fetch dynamically imported module/, /MissingPart/)
    await page.context().route(/assets\/code-pictures-.*\.js/, (route) => route.abort())
    const card = page.getByRole('dialog', { name: 'Meu CPF no caixa' })
    const showNumber = async () => {
      await page.getByRole('button', { name: 'Meu CPF no caixa' }).click()
    }

    const reloaded = page.waitForEvent('load')
    await showNumber()
    await reloaded
    await showNumber()
    await card.getByText('Não foi possível mostrar esta parte da tela.').waitFor()
    await card.getByText(/\d{3}\.\d{3}\.\d{3}-\d{2}/).waitFor()
    expect(await page.locator('h1').count()).toBe(1)
    await expectAccessible(page)

    await page.context().unroute(/assets\/code-pictures-.*\.js/)
    await card.getByRole('button', { name: 'Recarregar a página' }).click()
    await showNumber()
    await card.getByRole('img', { name: 'Código de barras do seu documento' }).waitFor()
  })
})
