import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openPortal, visitAgain } from '../support/portal.ts'
import { atHome, signIn } from '../support/session-screen.ts'
import { workerReady } from '../support/worker-page.ts'

const portal = openPortal()

const ENDPOINT = 'https://push.example/device-1'
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Quer um aviso antes que seus descontos vençam?' })

/**
 * A browser whose push service is simulated: headless ones have none. It permits what it is asked; what happened is written on the root
 * element, and the subscription outlives reloads as a real one does.
 */
async function openWithPush(customer: TestCustomer): Promise<Page> {
  const page = await portal.open('/', { customer, serviceWorkers: 'allow' })
  await page.context().addInitScript((endpoint) => {
    const KEY = 'test.push'
    const subscription = {
      toJSON: () => ({ endpoint, keys: { p256dh: 'p256dh', auth: 'auth' } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY)
        return true
      },
    }
    let current: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => current })
    Notification.requestPermission = async () => {
      document.documentElement.dataset.inPress = String(navigator.userActivation.isActive)
      current = 'granted'
      return current
    }
    // The portal reads only these parts of a subscription.
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(KEY) ? (subscription as unknown as PushSubscription) : null
    PushManager.prototype.subscribe = async (options) => {
      document.documentElement.dataset.key = String(options?.applicationServerKey)
      localStorage.setItem(KEY, 'yes')
      return subscription as unknown as PushSubscription
    }
  }, ENDPOINT)
  await workerReady(page)
  await visitAgain(page)
  await atHome(page)
  return page
}

/** Waits until everything that asks before the push prompt has had its answer: had it to come, it would be there. */
async function promptsLooked(page: Page): Promise<void> {
  await atHome(page)
  await page.waitForLoadState('networkidle')
}

const isSubscribed = (page: Page) => page.evaluate(() => localStorage.getItem('test.push') !== null)

describe('the push prompt', () => {
  it('asks in its own words, then the browser inside the press, tells the sandbox, and ends with the session', async () => {
    const customer = await portal.customer()
    const page = await openWithPush(customer)
    await dialog(page).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.dataset.inPress)).toBeUndefined()

    await page.getByRole('button', { name: 'Inscrever-se' }).click()
    await page.getByText('Pronto! Os avisos vão chegar neste aparelho.').waitFor()
    const { inPress, key } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(inPress).toBe('true')
    expect(key).toMatch(/^B[\w-]{86}$/)
    const entered = portal.sandbox.requests.find(({ path }) => path === '/sandbox/push-subscriptions')
    expect(entered).toMatchObject({ method: 'POST', cpf: customer.document })
    expect(JSON.parse(entered?.body ?? '')).toMatchObject({ endpoint: ENDPOINT })

    await page.reload()
    await promptsLooked(page)
    expect(await dialog(page).count()).toBe(0)
    expect(await isSubscribed(page)).toBe(true)
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    // During the farewell: the customer may close the page now.
    await expect.poll(() => isSubscribed(page)).toBe(false)
  })
})

describe('a push', () => {
  it('is shown by the worker, and pressing it opens its screen in the tab that is there', async () => {
    const page = await portal.enter('/portal', { serviceWorkers: 'allow' })
    await workerReady(page)
    const [worker] = page.context().serviceWorkers()
    if (!worker) throw new Error('no worker is running')
    const shown = await worker.evaluate(pushAndPress)
    expect(shown).toMatchObject({ title: 'Voucher novo', body: 'R$ 10 para você', lang: 'pt-BR' })
    await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
  })

  it('opens its screen in a tab that is still starting, and does not hear the worker yet', async () => {
    const page = await portal.enter('/portal', { serviceWorkers: 'allow' })
    await workerReady(page)
    await page.addInitScript(() => {
      navigator.serviceWorker.addEventListener = () => {}
    })
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const [worker] = page.context().serviceWorkers()
    await worker?.evaluate(pushAndPress)
    await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
  })

  it('opens its screen after the sign-in, where the session of the tab has ended', async () => {
    const customer = await portal.customer()
    const page = await portal.open('/', { serviceWorkers: 'allow' })
    await workerReady(page)
    const [worker] = page.context().serviceWorkers()
    await worker?.evaluate(pushAndPress)
    await page.waitForFunction(() => history.state?.wanted === '/voucher')
    await signIn(page, customer)
    await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
  })
})

/** The worker's own globals, which are not the test's. */
interface WorkerScope {
  PushEvent: new (type: string, init: object) => Event
  ExtendableEvent: new (type: string) => Event
  dispatchEvent(event: Event): void
  registration: { showNotification(title: string, options: object): Promise<void> }
}

/**
 * Runs inside the worker: a push arrives, and what it shows is pressed. The browser's part is simulated, because a headless one shows
 * no notifications. Answers what was shown.
 */
function pushAndPress(): Promise<object> {
  const scope = globalThis as unknown as WorkerScope
  return new Promise((resolve) => {
    scope.registration.showNotification = async (title, options) => {
      const notification = { ...options, close: () => {} }
      scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }))
      resolve({ title, ...options })
    }
    const data = JSON.stringify({ title: 'Voucher novo', body: 'R$ 10 para você', screen: '/voucher' })
    scope.dispatchEvent(new scope.PushEvent('push', { data }))
  })
}
