import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { openPortal, PageOptions } from './portal.ts'

/** Counts the reloads of the page from now on, by its requests: the browser may send the `load` event after the test has looked. */
export function countReloads(page: Page): () => number {
  let reloads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads++
  })
  return () => reloads
}

/** Waits until the service worker of the page runs. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

/** Ends when the page has registered the worker: from then on it hears of newer versions, and looks for them each hour. */
export async function workerRegistered(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) => message.text().includes('worker-registered'))
}

/** Opens the portal twice: from the second visit on it is the worker that answers. */
export async function openWithWorker(
  portal: ReturnType<typeof openPortal>,
  path: string,
  options: PageOptions = {},
): Promise<Page> {
  const page = await portal.open(path, { ...options, serviceWorkers: 'allow' })
  await workerReady(page)
  const registered = workerRegistered(page)
  await page.reload()
  await registered
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

/** Failed requests that the console names while there is no signal. */
export const NO_SIGNAL = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/]

/** Takes the signal away. Some browsers take it from their pages alone: no call of a worker gets an answer either. */
export async function loseSignal(portal: ReturnType<typeof openPortal>, page: Page): Promise<void> {
  portal.tolerate(...NO_SIGNAL)
  await page.context().setOffline(true)
  await portal.fault('*', { kind: 'reset' })
}

/** Gives the signal back, and waits until the portal has noticed: after a failed ping, the portal tries again in 15 s. */
export async function regainSignal(portal: ReturnType<typeof openPortal>, page: Page): Promise<void> {
  await portal.heal()
  await page.context().setOffline(false)
  const bar = page.getByText('Alguns dados salvos continuam disponíveis.')
  const barsLater = async () => {
    // Once the bar has gone, the reads are under way: 15 seconds more would be their time-out.
    if ((await bar.count()) > 0) await page.clock.fastForward(15_000)
    return bar.count()
  }
  await expect.poll(barsLater).toBe(0)
}
