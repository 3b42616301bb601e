import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, openPortal } from '../support/portal.ts'
import { fillIndividual, freshDocument, registerPressed, thanks } from '../support/registration-screen.ts'
import { ask, balance, confirm, REWARDS, SUCCESS } from '../support/rewards-screen.ts'
import { goTo, loaded } from '../support/screens.ts'
import { atHome, signIn, signOut } from '../support/session-screen.ts'
import { openWithWorker } from '../support/worker-page.ts'

const portal = openPortal()

/** Everything that the browser keeps, as text: storage, databases, caches, cookies, history. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows = databases.map(async ({ name = '' }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const stores = [...database.objectStoreNames].map(
        (store) =>
          new Promise<unknown>((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
          }),
      )
      return [name, await Promise.all(stores)]
    })
    const cached = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const answers = (await cache.keys()).map(async (request) => {
        const response = await cache.match(request)
        return [request.url, [...request.headers], [...(response?.headers ?? [])], await response?.text()]
      })
      return [name, await Promise.all(answers)]
    })
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await Promise.all(rows),
      await Promise.all(cached),
      [document.cookie, document.referrer, document.title, window.location.href, window.name],
      window.history.state,
    ])
  })
}

describe('a password and a token', () => {
  it('stand in no address, header, log or store but where they have to', async () => {
    const [first, second, ofOther] = ['Senha-canario-1!', 'Senha-canario-2!', 'cafezinho1']
    const customer = await portal.customer({ profile: 'rich', password: first })
    /** What left the page, without the bodies of the calls that carry a password. */
    const sent: string[] = []
    const said: string[] = []
    const tokens = new Set<string>()
    const page = await openWithWorker(portal, '/', {
      viewport: DESKTOP,
      prepare: async (page) => {
        page.context().on('request', (request) => {
          const { authorization = '', ...others } = request.headers()
          if (authorization) tokens.add(authorization.replace('Bearer ', ''))
          const isOwn = /\/(token|alterarsenha|cadastro)$/.test(new URL(request.url()).pathname)
          sent.push(JSON.stringify([request.url(), others, isOwn ? '' : request.postData()]))
        })
        page.context().on('console', (message) => said.push(message.text()))
      },
    })
    const secrets = () => [first, second, ofOther, ...tokens]
    const expectNone = (text: string, where: string) => {
      const found = secrets().filter((secret) =>
        [secret, encodeURIComponent(secret), btoa(secret)].some((form) => text.includes(form)),
      )
      expect(found, where).toEqual([])
    }

    await signIn(page, { ...customer, password: first })
    await atHome(page)
    await goTo(page, '/change-password')
    await page.getByLabel('Senha atual').fill(first)
    await page.getByLabel('Nova senha', { exact: true }).fill(second)
    await page.getByLabel('Confirmar nova senha').fill(second)
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
    await page.getByText('Senha alterada com sucesso').waitFor()
    await goTo(page, REWARDS)
    await ask(page, 'Jogo de panelas')
    await confirm(page)
    await page.getByText(SUCCESS).waitFor()
    // The account has been read again by then: a call of the session that ends here would be refused.
    await balance(page, '320 IdCoins').waitFor()
    expect(tokens.size).toBe(1)

    // The token is in its two keys and nowhere else.
    const [token = ''] = tokens
    const session = await page.evaluate(() => {
      const keys = ['portal.token', 'portal.session']
      const values = keys.map((key) => localStorage.getItem(key) ?? '')
      for (const key of keys) localStorage.removeItem(key)
      return { keys, values }
    })
    for (const value of session.values) expect(value).toContain(token)
    expectNone(await everythingKept(page), 'kept, while signed in')
    await page.evaluate(({ keys, values }) => {
      keys.forEach((key, index) => {
        localStorage.setItem(key, values[index] ?? '')
      })
    }, session)

    await signOut(page)
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await goTo(page, '/register')
    await fillIndividual(page, { document: freshDocument('F') })
    expectNone(await everythingKept(page), 'kept, with a draft of a registration')
    await registerPressed(page)
    await thanks(page).waitFor()

    expectNone(await everythingKept(page), 'kept, after all')
    expectNone(sent.join('\n'), 'sent')
    expectNone(said.join('\n'), 'said in the console')
    expectNone(JSON.stringify(portal.sandbox.requests.map(({ path, query }) => [path, query])), 'asked')
  })
})

/** The part behind the `#`. */
const ADDRESSES = [
  ...['/nada', '/portal/x', '/portal/', '//portal', '/PORTAL', '', '/', '//', '/#', '#', '/?x#y'],
  ...[
    '//evil.example',
    '/\\\\evil.example',
    'https://evil.example',
    '/https://evil.example',
    '//evil.example/portal',
  ],
  ...['javascript:alert(1)', '/javascript:alert(1)', 'data:text/html,<script>alert(1)</script>'],
  ...[
    '/%E0%A4%A',
    '/%',
    '/%%%',
    '/%2f%2fevil',
    '/%2e%2e/',
    '/..%2f..%2f',
    '/../../x',
    '/%00',
    '/\u0000',
    '/%0d%0aX: y',
  ],
  ...['/__proto__', '/constructor', '/toString', '/hasOwnProperty', '/campanha/__proto__/detalhes'],
  ...[
    '/campanha',
    '/campanha//detalhes',
    '/campanha/7/',
    '/campanha/%2e%2e/detalhes',
    '/campanha/7%2fextrato',
  ],
  ...[
    '/campanha/-1/extrato',
    '/campanha/1e9/resgates',
    '/campanha/NaN/resgates/detalhes',
    '/campanha/9007199254740993/detalhes',
  ],
  ...[
    '/campanha/<img src=x onerror=alert(1)>/regulamento',
    '/campanha/%3Cscript%3E/detalhes',
    "/campanha/' or 1=1--/extrato",
  ],
  ...[
    `/${'x'.repeat(10_000)}`,
    `/campanha/${'9'.repeat(10_000)}/detalhes`,
    '/ação/😀',
    '/‮latrop',
    '/portal?x=%E0%A4%A',
  ],
]

/** Those of each kind: without a session all of them take the same way to the login. */
const FOR_EVERYBODY = [
  '/nada',
  '//evil.example',
  'javascript:alert(1)',
  '/%E0%A4%A',
  '/campanha/<img src=x onerror=alert(1)>/regulamento',
  `/${'x'.repeat(10_000)}`,
]

describe.each([
  ['somebody', undefined, FOR_EVERYBODY],
  ['a customer', { profile: 'rich' }, ADDRESSES],
])('a hostile address that %s opens', (_, profile, addresses) => {
  it('crashes nothing, leads nowhere else, and ends on a screen with a way on', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = profile
      ? await portal.enter('/chats', { profile, viewport: DESKTOP })
      : await portal.open('/register', { viewport: DESKTOP })
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog opened: ${dialog.message()}`)
    })
    const start = profile ? '/chats' : '/register'
    for (const address of addresses) {
      await goTo(page, start)
      await page.evaluate((hash) => {
        window.location.hash = hash
      }, address)
      await page.waitForFunction(
        (path) => document.querySelector('h1') !== null && window.location.hash !== `#${path}`,
        start,
      )
      await loaded(page)
      const found = await page.evaluate(() => ({
        origin: window.location.origin,
        path: window.location.pathname,
        says: (document.querySelector('h1')?.textContent ?? '') !== '',
        leadsOn: document.querySelector('main a[href], main button') !== null,
      }))
      expect(found, address.slice(0, 80)).toEqual({
        origin: portal.url,
        path: '/',
        says: true,
        leadsOn: true,
      })
    }
  })
})
