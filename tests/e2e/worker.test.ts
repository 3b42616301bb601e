import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { enlargeText, misfits } from '../support/fit.ts'
import { holdBack } from '../support/hold-back.ts'
import { openPortal, PHONE } from '../support/portal.ts'
import { ask, balance, CHRISTMAS, confirm, exchangesOf, REWARDS, SUCCESS } from '../support/rewards-screen.ts'
import { loaded } from '../support/screens.ts'
import { atHome, openAddress } from '../support/session-screen.ts'
import {
  countReloads,
  loseSignal,
  openWithWorker,
  regainSignal,
  workerReady,
  workerRegistered,
} from '../support/worker-page.ts'

const portal = openPortal({ redeployable: true })

const HOUR = 3_600_000

const file = (name: string) => join(portal.directory, name)
const rewrite = (name: string, change: (text: string) => string) =>
  writeFileSync(file(name), change(readFileSync(file(name), 'utf8')))

/** The script that a page starts with, which names its build. */
const startIn = (html: string) => /"begin":"\.\/([^"]+)"/.exec(html)?.[1] ?? ''
const startOfPage = () => startIn(readFileSync(file('index.html'), 'utf8'))

/** A deployment of another build, as far as a browser can tell: its page starts with another script, which its worker holds. */
function deployNewBuild(): void {
  const start = startOfPage()
  const other = `assets/start-${randomUUID()}.js`
  writeFileSync(file(other), `import './${basename(start)}'`)
  rewrite('index.html', (html) => html.replace(`"begin":"./${start}"`, `"begin":"./${other}"`))
  rewrite('sw.js', (worker) => worker.replaceAll(start, other))
}

describe('the second visit', () => {
  it('opens without a signal, says so, shows what was known with its age, and refreshes when the signal is back', async () => {
    const page = await openWithWorker(portal, '/portal', { customer: await portal.customer() })
    const figure = page.getByRole('region', { name: 'Saldo de cashback' }).locator('p').first()
    const balance = await figure.textContent()
    const banner = page.getByRole('img', { name: 'Destaque 1' }).first()
    // Its place is in the page before the picture, which is kept a moment later.
    const isKept = (picture: HTMLElement) =>
      caches.match((picture as HTMLImageElement).currentSrc).then((kept) => kept !== undefined)
    await expect.poll(() => banner.evaluate(isKept)).toBe(true)

    await loseSignal(portal, page)
    await page.clock.fastForward(HOUR / 2)
    await page.reload()
    await atHome(page)
    // In a page that was loaded without a signal, the browser of the tests reports that the device has one.
    await page
      .getByText('O servidor não está respondendo. Alguns dados salvos continuam disponíveis.')
      .waitFor()
    const age = page.getByText('Última atualização: há 30 minutos').first()
    await age.waitFor()
    expect(await figure.textContent()).toBe(balance)
    await banner.waitFor()
    // The logo and the picture of a customer without a photo.
    const isShown = (pictures: Element[]) =>
      pictures.map((picture) => (picture as HTMLImageElement).naturalWidth > 0)
    const brand = page.locator('img[src*="/brand/"]')
    await expect.poll(() => brand.evaluateAll(isShown)).toEqual([true, true])
    await expectAccessible(page)

    await regainSignal(portal, page)
    await age.waitFor({ state: 'hidden' })
    await page.getByRole('combobox', { name: 'Loja' }).waitFor()
  })

  it('opens while the host of the portal is out of order', async () => {
    const page = await openWithWorker(portal, '/')
    const [worker] = page.context().serviceWorkers()
    await worker?.evaluate(() => {
      // TypeScript takes `self` for the window of a page, whose `fetch` cannot be written.
      const scope = self as unknown as { fetch: typeof fetch }
      const fetched = scope.fetch.bind(scope)
      scope.fetch = async (wanted, ...options) =>
        wanted instanceof Request && wanted.mode === 'navigate'
          ? new Response('Service Unavailable', { status: 503 })
          : fetched(wanted, ...options)
    })
    await page.reload()
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
  })

  it('sees a configuration that was deployed in between, and keeps it', async () => {
    const page = await openWithWorker(portal, '/')
    rewrite('index.html', (html) => html.replace('"name": "Rede Boa Praça"', '"name": "Rede Nova"'))
    await page.reload()
    await page.waitForFunction(() => document.title === 'Entrar · Rede Nova')

    await loseSignal(portal, page)
    await page.reload()
    await page.waitForFunction(() => document.title === 'Entrar · Rede Nova')
    rewrite('index.html', (html) => html.replace('"name": "Rede Nova"', '"name": "Rede Boa Praça"'))
  })
})

/** Puts the worker and the page of this build back after each test, also after one that has failed. */
const keepsBuild = () => {
  let texts: readonly (readonly [string, string])[]
  beforeEach(() => {
    texts = ['sw.js', 'index.html'].map((name) => [name, readFileSync(file(name), 'utf8')])
  })
  afterEach(() => {
    for (const [name, text] of texts) writeFileSync(file(name), text)
  })
}

describe('a worker that the browser stops and starts again', () => {
  keepsBuild()
  afterEach(() => {
    if (existsSync(file('assets-out-of-reach'))) renameSync(file('assets-out-of-reach'), file('assets'))
  })

  it.each([
    ['2g', '4g'],
    ['4g', '2g'],
  ])('opens the portal without a signal, installed on %s and started again on %s', async (before, after) => {
    const connection = `{ get: () => ({ effectiveType: registration.active ? '${after}' : '${before}' }) }`
    rewrite('sw.js', (worker) => `Object.defineProperty(navigator, 'connection', ${connection});${worker}`)
    const page = await openWithWorker(portal, '/')
    // What checks the form comes with the first press, or once the page is quiet.
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByText('Digite uma senha').first().waitFor()
    await page.waitForLoadState('networkidle')
    // Before the worker stops, because the browser does not report the loss of the signal to a stopped worker.
    await loseSignal(portal, page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('ServiceWorker.enable')
    await cdp.send('ServiceWorker.stopAllWorkers')
    // It may be full of other sites.
    await cdp.send('Network.clearBrowserCache')
    // In this browser a worker that starts again may have a signal although its page has none: so the files are moved away.
    // Once quiet, the page fetches files for later. These requests may fail, because the test does not wait for them.
    portal.tolerate(/Failed to load resource/, /MissingPart/)
    renameSync(file('assets'), file('assets-out-of-reach'))
    await page.reload()
    await page.getByLabel('CPF ou CNPJ').fill('52998224725')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByText('Digite uma senha').first().waitFor()
  })
})

const isFileKept = (page: Page, name: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, name)

describe('an update on a slow connection', () => {
  keepsBuild()

  it.each([
    ['4g', true],
    ['2g', false],
  ])('after an installation on %s brings its new files ahead: %s', async (before, isAhead) => {
    const connection = `{ get: () => ({ effectiveType: registration.active ? '2g' : '${before}' }) }`
    rewrite('sw.js', (worker) => `Object.defineProperty(navigator, 'connection', ${connection});${worker}`)
    const page = await openWithWorker(portal, '/')
    deployNewBuild()
    await browserLooks(page)
    await offer(page).waitFor()
    expect(await isFileKept(page, startOfPage())).toBe(isAhead)
  })
})

describe('an update that is applied while a still newer one is being installed', () => {
  keepsBuild()

  const startsOfKeptPages = async (page: Page) => {
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('page-'))
      const answers = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/')))
      return Promise.all(answers.map((answer) => answer?.text() ?? ''))
    })
    return kept.map(startIn)
  }

  it('leaves alone what that one has fetched', async () => {
    const page = await openWithWorker(portal, '/')
    deployNewBuild()
    await browserLooks(page)
    await offer(page).waitFor()
    deployNewBuild()
    appendFileSync(
      file('sw.js'),
      `;self.addEventListener('install', (event) => event.waitUntil(new Promise(() => {})))`,
    )
    const newest = startOfPage()
    // Checks repeatedly and does not wait for a result: a browser may merge a check with one that began before the deployment.
    const looked = async () => {
      await page.evaluate(() => {
        void navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => {})
      })
      return isFileKept(page, newest)
    }
    await expect.poll(looked).toBe(true)
    await expect.poll(() => startsOfKeptPages(page)).toContain(newest)

    const reloaded = page.waitForEvent('load')
    await update(page).click()
    await reloaded
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    expect(await isFileKept(page, newest)).toBe(true)
    expect(await startsOfKeptPages(page)).toContain(newest)
  })
})

const update = (page: Page) => page.getByRole('button', { name: 'Atualizar', exact: true })
const offer = (page: Page) => page.getByText('Nova versão disponível')

/** The browser looks for a newer version by itself. No time passes, which would end a request that is held back. */
const browserLooks = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

describe('a newer version', () => {
  /** Nothing is pressed: the portal looks for the newer version by itself. */
  const anHourLater = (page: Page) => page.clock.fastForward(HOUR)

  /** It is the only one, and nothing is offered any more. */
  async function expectIn(page: Page): Promise<void> {
    await page.getByLabel('CPF ou CNPJ').waitFor()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
    expect(await update(page).count()).toBe(0)
  }

  it('is offered within the hour and when the customer returns, and asks before it takes what was typed', async () => {
    const page = await openWithWorker(portal, '/')
    await page.getByLabel('CPF ou CNPJ').fill('52998224725')
    deployNewBuild()
    await anHourLater(page)
    await offer(page).waitFor()
    await expectAccessible(page)
    await page.setViewportSize({ ...PHONE, width: 320 })
    await enlargeText(page)
    expect(await misfits(page)).toEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize(PHONE)
    await update(page).click()
    await page.getByRole('heading', { name: 'Atualizar agora apaga o que você digitou' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continuar aqui' }).click()
    await offer(page).waitFor({ state: 'hidden' })
    expect(await page.getByLabel('CPF ou CNPJ').inputValue()).toBe('529.982.247-25')

    await page.clock.fastForward(HOUR / 30)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await update(page).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Atualizar mesmo assim' }).click()
    await reloaded
    await expectIn(page)
    expect(await page.getByLabel('CPF ou CNPJ').inputValue()).toBe('')
  })

  /** The newest worker answers messages in order. So when it has answered this one, it has also answered the page. */
  const hasAnswered = (page: Page) =>
    page.evaluate(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready
      const { port1, port2 } = new MessageChannel()
      const newest = waiting ?? active
      newest?.postMessage({ holds: './' }, [port2])
      await new Promise((resolve) => {
        port1.onmessage = resolve
      })
    })

  it('is not offered to a customer who opens the portal after the release and has its page already', async () => {
    const page = await openWithWorker(portal, '/')
    deployNewBuild()
    await page.reload()
    const waiting = (tab: Page) =>
      tab.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)
    await expect.poll(() => waiting(page)).toBe('installed')
    await hasAnswered(page)
    expect(await offer(page).count()).toBe(0)

    const context = page.context()
    await page.close()
    const next = await context.newPage()
    // A browser may take a moment until the worker of the last tab has gone.
    const openAgain = async () => {
      await next.goto('about:blank')
      await next.goto(`${portal.url}/`)
      return waiting(next)
    }
    await expect.poll(openAgain).toBeUndefined()
    await expectIn(next)
  })

  /** Opens another tab, which hears of newer versions once its worker is registered. */
  async function openHearing(beside: Page, path: string): Promise<Page> {
    const tab = await beside.context().newPage()
    const registered = workerRegistered(tab)
    await tab.goto(`${portal.url}/#${path}`)
    await registered
    return tab
  }

  it('ends on one version in every tab, takes no text from any, and leaves a tab alone that has it already', async () => {
    const first = await openWithWorker(portal, '/')
    const untouched = await openHearing(first, '/recover-password')
    const halfFilled = await openHearing(first, '/')
    await halfFilled.getByLabel('CPF ou CNPJ').fill('52998224725')

    deployNewBuild()
    await first.bringToFront()
    await anHourLater(first)
    await offer(first).waitFor()
    const newest = await openHearing(first, '/')
    await newest.getByLabel('CPF ou CNPJ').fill('11222333000181')
    await first.bringToFront()
    const follows = untouched.waitForEvent('load')
    await update(first).click()
    await follows

    await offer(halfFilled).waitFor()
    await newest.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await hasAnswered(newest)
    expect(await offer(newest).count()).toBe(0)
    expect(await newest.getByLabel('CPF ou CNPJ').inputValue()).toBe('11.222.333/0001-81')
    expect(await halfFilled.getByLabel('CPF ou CNPJ').inputValue()).toBe('529.982.247-25')
    await halfFilled.getByLabel('CPF ou CNPJ').fill('')
    const reloaded = halfFilled.waitForEvent('load')
    await update(halfFilled).click()
    await reloaded
    await expectIn(halfFilled)
  })

  it('reaches a tab of a first visit, which no worker controls', async () => {
    const page = await portal.open('/', { serviceWorkers: 'allow' })
    await workerReady(page)
    deployNewBuild()
    const reloaded = page.waitForEvent('load')
    await browserLooks(page)
    await reloaded
    await expectIn(page)
  })
})

describe('an exchange of points during an update', () => {
  keepsBuild()

  const REWARD = 'Jogo de 6 copos'
  const customerWithPoints = () => portal.customer({ points: { [CHRISTMAS]: 1520 } })

  it('is answered and shown though another tab updates, and this tab updates when it is asked to', async () => {
    const customer = await customerWithPoints()
    const page = await openWithWorker(portal, REWARDS, { customer })
    await balance(page, '1.520 IdCoins').waitFor()
    const other = await page.context().newPage()
    await other.goto(`${portal.url}/#/chats`)
    await other.locator('h1').waitFor()
    const reloads = countReloads(page)
    const exchange = await holdBack(page, '**/api/fidelidade/extrato')
    await ask(page, REWARD)
    await confirm(page)
    await exchange.sent

    deployNewBuild()
    await browserLooks(other)
    const follows = other.waitForEvent('load')
    await update(other).click()
    await follows
    await offer(page).waitFor()
    exchange.release()
    await page.getByRole('status').getByText(SUCCESS).waitFor()
    await balance(page, '1.340 IdCoins').waitFor()
    expect(reloads()).toBe(0)

    const reloaded = page.waitForEvent('load')
    await update(page).click()
    await reloaded
    await balance(page, '1.340 IdCoins').waitFor()
    expect(await offer(page).count()).toBe(0)
    expect(exchangesOf(portal, customer)).toBe(1)
  })

  it('that is confirmed while the new version becomes active is sent once, and its answer can be read', async () => {
    const customer = await customerWithPoints()
    const page = await openWithWorker(portal, REWARDS, { customer })
    await balance(page, '1.520 IdCoins').waitFor()
    deployHesitantBuild()
    await browserLooks(page)
    await update(page).click()
    await expect.poll(() => stateOfActive(page)).toBe('activating')
    const exchange = await holdBack(page, '**/api/fidelidade/extrato')
    await ask(page, REWARD)
    await confirm(page)
    await page.evaluate(() => new BroadcastChannel('activation').postMessage('go on'))
    await exchange.sent
    await expect.poll(() => stateOfActive(page)).toBe('activated')
    const reloaded = page.waitForEvent('load')
    exchange.release()
    await page.getByRole('status').getByText(SUCCESS).waitFor()
    await balance(page, '1.340 IdCoins').waitFor()
    await page.clock.fastForward(5000)
    await reloaded
    await balance(page, '1.340 IdCoins').waitFor()
    expect(await offer(page).count()).toBe(0)
    expect(exchangesOf(portal, customer)).toBe(1)
  })

  const stateOfActive = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)

  /** Its worker becomes active only when a page allows it. */
  function deployHesitantBuild(): void {
    deployNewBuild()
    appendFileSync(
      file('sw.js'),
      `;const channel = new BroadcastChannel('activation')
      const mayGoOn = new Promise((resolve) => channel.addEventListener('message', resolve))
      self.addEventListener('activate', (event) => event.waitUntil(mayGoOn))`,
    )
  }
})

describe('the kill switch', () => {
  keepsBuild()

  it('takes the worker and everything it kept off the device, and nothing else, and the portal goes on', async () => {
    const page = await openWithWorker(portal, '/')
    await page.evaluate(() => caches.open('another-application'))
    copyFileSync('deploy/kill-switch/sw.js', file('sw.js'))
    const reloaded = page.waitForEvent('load')
    await page.clock.fastForward(HOUR)
    await reloaded

    await page.getByLabel('CPF ou CNPJ').waitFor()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['another-application'])
    const response = await page.reload()
    expect(response?.fromServiceWorker()).toBe(false)
    await page.getByLabel('CPF ou CNPJ').waitFor()
  })
})

describe('a deployment that removed every old file under an open tab', () => {
  /** The same build with other names for its parts. */
  function deployOtherNames(): void {
    renameSync(file('assets'), file('assets-of-now'))
    for (const name of readdirSync(portal.directory, { recursive: true, encoding: 'utf8' })) {
      if (/\.(br|gz)$/.test(name)) rmSync(file(name))
      else if (/\.(html|js)$/.test(name))
        rewrite(name, (text) => text.replaceAll('assets/', 'assets-of-now/'))
    }
  }

  it('shows the screen that was asked for, from the new files, after one reload', async () => {
    portal.tolerate(/Failed to load resource/, /Failed to fetch dynamically imported module/, /MissingPart/)
    const page = await portal.enter('/portal')
    await atHome(page)
    // A part of home that is still to come would be missed first: the reload for it opens home again.
    await page.getByRole('img', { name: 'Destaque 1' }).first().waitFor()
    await page.getByRole('heading', { name: 'Parceiros' }).waitFor()
    await loaded(page)
    await page.waitForLoadState('networkidle')
    deployOtherNames()
    const reloads = countReloads(page)
    await openAddress(page, '/compras')
    await page.getByRole('heading', { level: 1, name: 'Compras' }).waitFor()
    await loaded(page)
    expect(await page.locator('main').textContent()).toContain('Loja Centro')
    expect(reloads()).toBe(1)
    expect(await page.locator('#portal-files').textContent()).toContain('"begin":"./assets-of-now/')
  })
})
