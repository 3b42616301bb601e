import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { once } from '../../src/domain/once.ts'
import { DESKTOP, openPortal } from '../support/portal.ts'
import { goTo, loaded } from '../support/screens.ts'
import { atHome, openAddress, signIn, signOut } from '../support/session-screen.ts'

const portal = openPortal()

/** What browsers lack or refuse, each run in the page before the portal. */
const SURROUNDINGS: Readonly<Record<string, () => void>> = {
  'storage that is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  },
  'storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'storage that keeps nothing and does not say so': () => {
    Storage.prototype.setItem = () => undefined
    Storage.prototype.getItem = () => null
  },
  'storage that removes nothing': () => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  },
  'no service worker': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  },
  'a service worker that may not be looked at': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  },
  'no time zone of Brazil': () => {
    const { DateTimeFormat } = Intl
    const knowing = (zone: string | undefined) => {
      if (zone === 'America/Sao_Paulo') throw new RangeError('Invalid time zone')
    }
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, [locale, options]) {
        knowing(options?.timeZone)
        return new target(locale, options)
      },
      apply(target, _, [locale, options]) {
        knowing(options?.timeZone)
        return target(locale, options)
      },
    })
  },
  'no URL.canParse, structuredClone or randomUUID, no locks, no channels, no idle time': () => {
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(window, 'structuredClone')
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(window, 'BroadcastChannel')
    Reflect.deleteProperty(window, 'requestIdleCallback')
  },
}

describe('the portal starts and works for the tab, and leaves nobody behind when the customer signs out', () => {
  it.each(Object.entries(SURROUNDINGS))('with %s', async (name, spoil) => {
    const customer = await portal.customer()
    const serviceWorkers = name.includes('worker') ? 'allow' : 'block'
    const page = await portal.open('/', {
      viewport: DESKTOP,
      serviceWorkers,
      prepare: (prepared) => prepared.addInitScript(spoil),
    })
    await signIn(page, customer)
    await atHome(page)
    for (const path of ['/compras', '/promocoes', '/portal']) {
      await goTo(page, path)
      await loaded(page)
      const text = await page.locator('main').textContent()
      expect(text, path).not.toMatch(/Algo não funcionou|Não foi possível carregar/)
    }
    await signOut(page)
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    expect(await page.content()).not.toContain(customer.document)
    expect(await kept(page)).not.toMatch(/Cliente de Teste/)
  })
})

const kept = (page: Page): Promise<string> =>
  page.evaluate(() => {
    try {
      return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
    } catch {
      return ''
    }
  })

/** One of each kind. The contracts of storage read any text whatever, one key at a time. */
const CORRUPT = ['-1', '{"version":1,"at":"x","value":{}}', 'x'.repeat(10_000), '<b>x</b>']

describe('what is stored', () => {
  const keysOfTour = once(async () => everyKey(await portal.customer()))

  it.each(CORRUPT.map((value) => [JSON.stringify(value.slice(0, 40)), value]))(
    'may be %s in any key: the portal starts, works and heals',
    async (_, value) => {
      const customer = await portal.customer()
      portal.tolerate(/401/)
      const keys = await keysOfTour()
      // So that a key with a new name is among them without a list to be kept.
      expect(keys.length).toBeGreaterThan(12)
      const page = await portal.open('/chats', {
        customer,
        viewport: DESKTOP,
        storage: Object.fromEntries(keys.map((key) => [key, value])),
      })
      for (const path of ['/portal', '/promocoes', '/termos-aceite']) {
        await openAddress(page, path)
        await page.locator('h1').waitFor()
        await loaded(page)
        const text = await page.locator('main').textContent()
        expect(text, path).not.toMatch(/Algo não funcionou|Não foi possível/)
      }
      // A broken session leads to the login, and signing in repairs it.
      await page.evaluate((corrupt) => {
        for (const key of ['portal.token', 'portal.session']) localStorage.setItem(key, corrupt)
      }, value)
      await page.reload()
      await page.getByRole('button', { name: 'Entrar' }).waitFor()
      if (value !== CORRUPT.at(-1)) return
      await signIn(page, customer)
      await page.getByRole('button', { name: 'Minha conta' }).waitFor()
    },
  )
})

/** Every key that a tour of the portal leaves, besides the session. */
async function everyKey(customer: TestCustomer): Promise<readonly string[]> {
  const keys = new Set<string>()
  const page = await portal.open('/', { viewport: DESKTOP })
  const look = async () => {
    for (const key of await page.evaluate(() => Object.keys(localStorage))) keys.add(key)
  }
  await page.getByRole('checkbox', { name: 'Lembrar senha' }).check()
  await signIn(page, customer)
  await atHome(page)
  await page.getByRole('combobox', { name: 'Loja' }).selectOption('1')
  for (const path of ['/promocoes', '/voucher', '/location', '/perfil', '/compras', '/portal']) {
    await goTo(page, path)
    await loaded(page)
    await page.waitForLoadState('networkidle')
    await look()
    if (path !== '/promocoes') continue
    await page.getByRole('button', { name: 'Ativar' }).first().click()
    await page.getByRole('button', { name: 'Ativada' }).first().waitFor()
  }
  // Keys that are written at moments which do not come on a tour.
  const own = [...keys]
    .find((key) => key.startsWith('portal.preferences.store.'))
    ?.split('.')
    .at(-1)
  for (const name of [
    'prompt.install',
    'prompt.push',
    'private.prompt.whatsapp',
    'hidden-values',
    'document-hidden',
  ])
    keys.add(`portal.preferences.${name}`)
  for (const name of ['terms.chosen', 'terms.3', 'private.redemption.7', 'private.redemptions-sent.7'])
    keys.add(`portal.preferences.${name}`)
  for (const name of ['goals', 'vouchers', 'success', 'private.saved-offers', 'private.read-notices'])
    keys.add(`portal.preferences.${name}.${own}`)

  return [...keys].filter((key) => !['portal.token', 'portal.session'].includes(key))
}
