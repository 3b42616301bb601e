import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
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
  'a service worker that may not be looked at': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  },
  'no service worker, no time zone of Brazil, and little of what is newer': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
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
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(window, 'structuredClone')
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(window, 'BroadcastChannel')
    Reflect.deleteProperty(window, 'requestIdleCallback')
  },
}

describe('the portal starts and works in the tab, and keeps nothing of the customer after signing out', () => {
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

it('what is stored may be anything in any key: the portal starts, works and heals', {
  timeout: 120_000,
}, async () => {
  // The session's keys, and the store's, whose id the server does not know.
  portal.tolerate(/40[01]/)
  const customer = await portal.customer()
  const page = await portal.open('/', { viewport: DESKTOP })
  const keys = await everyKey(page, customer)
  // The tour reads the keys from the device, so a new key is tried without a list. With only a few keys the test would prove little.
  expect(keys.length).toBeGreaterThan(12)
  const session = await page.evaluate(
    (names) => names.map((name) => [name, localStorage.getItem(name) ?? ''] as const),
    SESSION,
  )
  const startWith = async (entries: readonly (readonly [key: string, value: string])[]) => {
    await page.evaluate((all) => {
      for (const [key, value] of all) localStorage.setItem(key, value)
    }, entries)
    await page.reload()
  }

  for (const value of CORRUPT) {
    await startWith([...keys.map((key) => [key, value] as const), ...session])
    for (const path of ['/portal', '/promocoes', '/termos-aceite']) {
      await openAddress(page, path)
      await page.locator('h1').waitFor()
      await loaded(page)
      const text = await page.locator('main').textContent()
      expect(text, `${path} with ${value.slice(0, 40)}`).not.toMatch(/Algo não funcionou|Não foi possível/)
    }
    // A broken session leads to the login, and signing in repairs it.
    await startWith(SESSION.map((key) => [key, value]))
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
  }
  await signIn(page, customer)
  await page.getByRole('button', { name: 'Minha conta' }).waitFor()
})

const SESSION = ['portal.token', 'portal.session']

/** Every key that a tour of the portal leaves, besides the session. */
async function everyKey(page: Page, customer: TestCustomer): Promise<readonly string[]> {
  const keys = new Set<string>()
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

  return [...keys].filter((key) => !SESSION.includes(key))
}
