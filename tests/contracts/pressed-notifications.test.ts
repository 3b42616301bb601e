import { PressedNotifications } from '@application/push/pressed-notifications.ts'
import { BrowserPressedNotifications } from '@infrastructure/browser/browser-pressed-notifications.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryPressedNotifications } from '../doubles/push/in-memory-pressed-notifications.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'

function browser() {
  const serviceWorker = windowOf({})
  const say = (data: unknown, ports: MessagePort[] = []) =>
    serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports }))
  return {
    notifications: new BrowserPressedNotifications(windowOf({ navigator: { serviceWorker } })),
    press: (screen: string) => say({ open: screen }),
    say,
  }
}

interface Pressed {
  readonly notifications: PressedNotifications
  readonly press: (screen: string) => void
}

contract<() => Pressed>(
  PressedNotifications,
  {
    'in a browser': browser,
    'in memory': () => {
      const notifications = new InMemoryPressedNotifications()
      return { notifications, press: (screen) => notifications.press(screen) }
    },
  },
  (arrange) => {
    it('announces the screen of each that is pressed, until the listener is cancelled', () => {
      const { notifications, press } = arrange()
      const heard: string[] = []
      const cancel = notifications.subscribe((screen) => heard.push(screen))
      press('/voucher')
      cancel()
      press('/compras')
      expect(heard).toEqual(['/voucher'])
    })
  },
)

describe('pressed notifications in a browser', () => {
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
