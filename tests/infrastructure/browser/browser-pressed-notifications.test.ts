import { BrowserPressedNotifications } from '@infrastructure/browser/browser-pressed-notifications.ts'
import { describe, expect, it } from 'vitest'
import { windowOf } from '../../support/window-of.ts'

function browser() {
  const serviceWorker = windowOf({})
  const say = (data: unknown, ports: MessagePort[] = []) =>
    serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports }))
  return {
    notifications: new BrowserPressedNotifications(windowOf({ navigator: { serviceWorker } })),
    say,
  }
}

describe('pressed notifications in a browser', () => {
  it('announce their screens, until the listener is cancelled', () => {
    const { notifications, say } = browser()
    const heard: string[] = []
    const cancel = notifications.subscribe((screen) => heard.push(screen))
    say({ open: '/voucher' })
    cancel()
    say({ open: '/compras' })
    expect(heard).toEqual(['/voucher'])
  })

  it('are not other messages of a worker, and there are none where there is no worker', () => {
    const { notifications, say } = browser()
    const heard: string[] = []
    notifications.subscribe((screen) => heard.push(screen))
    for (const other of [null, 'take-over', { open: 7 }, {}]) say(other)
    new BrowserPressedNotifications(windowOf({ navigator: {} })).subscribe((screen) => heard.push(screen))
    expect(heard).toEqual([])
  })

  it('are answered, because a worker without an answer opens the screen itself', async () => {
    const { notifications, say } = browser()
    notifications.subscribe(() => {})
    const { port1: worker, port2: page } = new MessageChannel()
    const answer = new Promise((resolve) => {
      worker.onmessage = resolve
    })
    say({ open: '/voucher' }, [page])
    await answer
    worker.close()
  })
})
