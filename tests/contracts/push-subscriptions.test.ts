import type { PushOutcome } from '@application/push/push-subscriptions.ts'
import { BrowserPushSubscriptions } from '@infrastructure/browser/browser-push-subscriptions.ts'
import { InMemoryPushDirectory } from '@infrastructure/in-memory/push/in-memory-push-directory.ts'
import { InMemoryPushSubscriptions } from '@infrastructure/in-memory/push/in-memory-push-subscriptions.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { session } from '../support/factories/session.ts'
import { windowOf } from '../support/window-of.ts'
import { storageThat } from './device.ts'
import { describePushSubscriptions } from './push-subscriptions.contract.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1'

interface Browser {
  readonly permission?: NotificationPermission
  /** What it says when it is asked. */
  readonly answer?: NotificationPermission
  readonly hasKey?: boolean
  readonly hasPush?: boolean
  readonly hasWorker?: boolean
  readonly userAgent?: string
}

function browser({
  permission = 'default',
  answer = permission,
  hasKey = true,
  hasPush = true,
  hasWorker = true,
  userAgent = 'Chrome',
}: Browser) {
  let subscription: object | null = null
  const device = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      subscription = null
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = device
      return device
    },
  }
  const Notification = {
    permission,
    requestPermission: async () => {
      Notification.permission = answer
      return answer
    },
  }
  const getRegistration = async () => (hasWorker ? { pushManager } : undefined)
  const serviceWorker = windowOf({ getRegistration })
  const sessions = new InMemorySessionStore(session.build())
  const subscriptions = new BrowserPushSubscriptions(
    windowOf({
      navigator: { userAgent, maxTouchPoints: 0, serviceWorker },
      matchMedia: () => ({ matches: false }),
      ...(hasPush && { PushManager: {}, Notification }),
    }),
    { vapidPublicKey: hasKey ? 'key' : undefined },
    new InMemoryPushDirectory(),
    sessions,
    storageThat('works')(),
  )
  const press = (screen: string) => {
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open: screen } }))
  }
  return { subscriptions, sessions, press, isSubscribed: () => subscription !== null }
}

describePushSubscriptions('in a browser', (answer) => browser({ answer }))

const OUTCOMES: Readonly<Record<NotificationPermission, PushOutcome>> = {
  granted: 'subscribed',
  denied: 'denied',
  default: 'dismissed',
}
describePushSubscriptions('in memory', (answer) => {
  const sessions = new InMemorySessionStore(session.build())
  const subscriptions = new InMemoryPushSubscriptions(sessions, 'askable', OUTCOMES[answer])
  return { subscriptions, sessions, press: (screen) => subscriptions.press(screen) }
})

describe('pushes in a browser', () => {
  it.each<[string, Browser]>([
    ['askable', {}],
    ['denied', { permission: 'denied' }],
    ['not-configured', { hasKey: false }],
    ['unsupported', { hasPush: false }],
    ['unsupported', { hasWorker: false }],
    ['not-installed', { hasPush: false, userAgent: IPHONE }],
  ])('are %s with %j', async (state, how) => {
    expect(await browser(how).subscriptions.state()).toBe(state)
  })

  it('are given up with the push service too, not with the portal alone', async () => {
    const { subscriptions, isSubscribed } = browser({ answer: 'granted' })
    await subscriptions.subscribe()
    expect(isSubscribed()).toBe(true)
    await subscriptions.unsubscribe()
    expect(isSubscribed()).toBe(false)
  })
})
