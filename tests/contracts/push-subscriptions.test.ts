import { type PushOutcome, PushSubscriptions } from '@application/push/push-subscriptions.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { BrowserPushSubscriptions } from '@infrastructure/browser/browser-push-subscriptions.ts'
import { InMemoryPushDirectory } from '@infrastructure/in-memory/push/in-memory-push-directory.ts'
import { InMemoryPushSubscriptions } from '@infrastructure/in-memory/push/in-memory-push-subscriptions.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { session } from '../support/factories/session.ts'
import { settled } from '../support/settled.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'
import { workingStorage } from './device-contract.ts'

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
    workingStorage()(),
  )
  const press = (screen: string) => {
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open: screen } }))
  }
  return { subscriptions, sessions, press, isSubscribed: () => subscription !== null }
}

const OUTCOMES: Readonly<Record<NotificationPermission, PushOutcome>> = {
  granted: 'subscribed',
  denied: 'denied',
  default: 'dismissed',
}

interface Pushes {
  readonly subscriptions: PushSubscriptions
  /** A customer called maria is signed in. */
  readonly sessions: SessionStore
  /** A notification about this screen is pressed. */
  readonly press: (screen: string) => void
}

contract<(answer: NotificationPermission) => Pushes>(
  PushSubscriptions,
  {
    'in a browser': (answer) => browser({ answer }),
    'in memory': (answer) => {
      const sessions = new InMemorySessionStore(session.build())
      const subscriptions = new InMemoryPushSubscriptions(sessions, 'askable', OUTCOMES[answer])
      return { subscriptions, sessions, press: (screen) => subscriptions.press(screen) }
    },
  },
  (arrange) => {
    async function subscribed() {
      const pushes = arrange('granted')
      const { subscriptions, sessions } = pushes
      await subscriptions.subscribe()
      const signIn = async (customer: string) => {
        sessions.save(session.build({ customer }))
        await settled()
        return subscriptions.state()
      }
      return { ...pushes, signIn }
    }

    it.each([
      ['granted', 'subscribed', 'subscribed'],
      ['denied', 'denied', 'denied'],
      ['default', 'dismissed', 'askable'],
    ] as const)('asks the browser; the answer %s leads to: %s', async (answer, outcome, state) => {
      const { subscriptions } = arrange(answer)
      expect(await subscriptions.state()).toBe('askable')
      expect(await subscriptions.subscribe()).toBe(outcome)
      expect(await subscriptions.state()).toBe(state)
    })

    it('can be ended by the customer', async () => {
      const { subscriptions } = await subscribed()
      await subscriptions.unsubscribe()
      expect(await subscriptions.state()).toBe('askable')
    })

    it('ends when the customer signs out', async () => {
      const { sessions, signIn } = await subscribed()
      sessions.clear('signed-out')
      expect(await signIn('maria')).toBe('askable')
    })

    it('continues after an expired session, and ends when another customer signs in', async () => {
      const { sessions, signIn } = await subscribed()
      sessions.clear('expired')
      expect(await signIn('maria')).toBe('subscribed')
      sessions.clear('expired')
      expect(await signIn('joão')).toBe('askable')
      expect(await signIn('maria')).toBe('askable')
    })

    it('announces the screen of a pressed notification, until the listener is cancelled', () => {
      const { subscriptions, press } = arrange('granted')
      const heard: string[] = []
      const cancel = subscriptions.onPressed((screen) => heard.push(screen))
      press('/voucher')
      cancel()
      press('/compras')
      expect(heard).toEqual(['/voucher'])
    })
  },
)

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

  it('are ended at the push service too', async () => {
    const { subscriptions, isSubscribed } = browser({ answer: 'granted' })
    await subscriptions.subscribe()
    expect(isSubscribed()).toBe(true)
    await subscriptions.unsubscribe()
    expect(isSubscribed()).toBe(false)
  })
})
