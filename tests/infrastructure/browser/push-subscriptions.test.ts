import { BrowserPushSubscriptions } from '@infrastructure/browser/browser-push-subscriptions.ts'
import { InMemoryPushDirectory } from '@infrastructure/in-memory/push/in-memory-push-directory.ts'
import { InMemorySessionStore } from '@infrastructure/in-memory/session/in-memory-session-store.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { describe, expect, it } from 'vitest'
import { settled } from '../../support/settled.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1'
const session = (customer: string) => ({ token: `token of ${customer}`, expiresAt: 1, customer })

interface Browser {
  readonly permission?: NotificationPermission
  readonly hasKey?: boolean
  readonly hasPush?: boolean
  readonly hasWorker?: boolean
  readonly userAgent?: string
}

function arrange(browser: Browser = {}) {
  const {
    permission = 'default',
    hasKey = true,
    hasPush = true,
    hasWorker = true,
    userAgent = 'Chrome',
  } = browser
  let subscription: object | null = null
  const device = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = device
        return device
      },
    },
  }
  const window = {
    navigator: {
      userAgent,
      maxTouchPoints: 0,
      serviceWorker: { getRegistration: async () => (hasWorker ? registration : undefined) },
    },
    matchMedia: () => ({ matches: false }),
    ...(hasPush && {
      PushManager: {},
      Notification: { permission, requestPermission: async () => permission },
    }),
  } as unknown as Window & typeof globalThis
  const sessions = new InMemorySessionStore(session('maria'))
  const subscriptions = new BrowserPushSubscriptions(
    window,
    { vapidPublicKey: hasKey ? 'key' : undefined },
    new InMemoryPushDirectory(),
    sessions,
    // Storage that is blocked: what is written stays in memory.
    new SafeStorage(() => {
      throw new Error('blocked')
    }),
  )
  return { sessions, subscriptions, isSubscribed: () => subscription !== null }
}

describe('pushes to this device', () => {
  it.each<[string, Browser]>([
    ['askable', {}],
    ['denied', { permission: 'denied' }],
    ['not-configured', { hasKey: false }],
    ['unsupported', { hasPush: false }],
    ['unsupported', { hasWorker: false }],
    ['not-installed', { hasPush: false, userAgent: IPHONE }],
  ])('are %s with %j', async (state, browser) => {
    expect(await arrange(browser).subscriptions.state()).toBe(state)
  })

  it('are subscribed once the browser allowed them', async () => {
    const { subscriptions } = arrange({ permission: 'granted' })
    expect(await subscriptions.subscribe()).toBe('subscribed')
    expect(await subscriptions.state()).toBe('subscribed')
  })

  it.each([
    ['denied', 'denied'],
    ['default', 'dismissed'],
  ] as const)('are not subscribed when the browser answers %s', async (permission, outcome) => {
    const { subscriptions, isSubscribed } = arrange({ permission })
    expect(await subscriptions.subscribe()).toBe(outcome)
    expect(isSubscribed()).toBe(false)
  })

  it('end when their customer signs out, and when another signs in, and not when the session expires', async () => {
    const { sessions, subscriptions, isSubscribed } = arrange({ permission: 'granted' })
    await subscriptions.subscribe()
    sessions.clear('expired')
    await settled()
    expect(isSubscribed()).toBe(true)

    sessions.save(session('maria'))
    await settled()
    expect(isSubscribed()).toBe(true)

    sessions.clear('expired')
    sessions.save(session('joão'))
    await settled()
    expect(isSubscribed()).toBe(false)
    expect(await subscriptions.state()).toBe('askable')

    await subscriptions.subscribe()
    sessions.clear('signed-out')
    await settled()
    expect(isSubscribed()).toBe(false)
  })
})
