import { PushEnd } from '@application/push/push-end.ts'
import { type PushOutcome, PushSubscriptions } from '@application/push/push-subscriptions.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import { BrowserPushEnd } from '@infrastructure/browser/browser-push-end.ts'
import { BrowserPushSubscriptions } from '@infrastructure/browser/browser-push-subscriptions.ts'
import { InMemoryPushDirectory } from '@infrastructure/in-memory/push/in-memory-push-directory.ts'
import { InMemoryPushSubscriptions } from '@infrastructure/in-memory/push/in-memory-push-subscriptions.ts'
import type { KeyValueStorage } from '@infrastructure/storage/safe-storage.ts'
import { PUSH_OWNER_KEY } from '@infrastructure/storage/storage-keys.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryPushEnd } from '../doubles/push/in-memory-push-end.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { session } from '../support/factories/session.ts'
import { settled } from '../support/settled.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'
import { workingStorage } from './device-contract.ts'

interface Browser {
  readonly permission?: NotificationPermission
  /** What it says when it is asked. */
  readonly answer?: NotificationPermission
  /** None where it is empty. */
  readonly key?: string
  readonly url?: string
  readonly hasPush?: boolean
  readonly hasWorker?: boolean
  /** Whether an earlier visit left a subscription. */
  readonly isSubscribed?: boolean
  /** What an earlier visit left on the device. */
  readonly storage?: KeyValueStorage
}

/** A browser in which the portal has not started. */
function newBrowser({
  permission = 'default',
  answer = permission,
  hasPush = true,
  hasWorker = true,
  isSubscribed = false,
  storage = workingStorage()(),
}: Browser) {
  const device = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      subscription = null
    },
  }
  let subscription: object | null = isSubscribed ? device : null
  let ownKey = 'key'
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      if (subscription && applicationServerKey !== ownKey) throw new DOMException('', 'InvalidStateError')
      ownKey = applicationServerKey
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
  let shown: readonly string[] = []
  const getNotifications = async () =>
    shown.map((title) => ({
      close: () => {
        shown = shown.filter((other) => other !== title)
      },
    }))
  const getRegistration = async () =>
    hasWorker ? { ...(hasPush && { pushManager, getNotifications }) } : undefined
  const serviceWorker = windowOf({ getRegistration })
  const window = windowOf({
    navigator: { serviceWorker },
    ...(hasPush && { PushManager: {}, Notification }),
  })
  return {
    window,
    storage,
    pushEnd: new BrowserPushEnd(window, storage),
    isSubscribed: () => subscription !== null,
    ownKey: () => ownKey,
    shown: () => shown,
    receive: (title: string) => {
      shown = [...shown, title]
    },
  }
}

/** The portal has started in it, and maria is signed in. */
function browser({ key = 'key', url = 'https://push.example/devices', ...rest }: Browser) {
  const device = newBrowser(rest)
  const { window, storage, pushEnd } = device
  const sessions = new InMemorySessionStore(session.build())
  const directory = new InMemoryPushDirectory()
  const subscriptions = new BrowserPushSubscriptions(
    window,
    { vapidPublicKey: key || undefined, pushSubscriptionsUrl: url },
    directory,
    sessions,
    storage,
    pushEnd,
  )
  const signOut = async () => {
    await pushEnd.end()
    sessions.clear('signed-out')
  }
  return { ...device, subscriptions, sessions, directory, signOut }
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
  readonly signOut: () => Promise<void>
}

contract<(answer: NotificationPermission) => Pushes>(
  PushSubscriptions,
  {
    'in a browser': (answer) => browser({ answer }),
    'in memory': (answer) => {
      const sessions = new InMemorySessionStore(session.build())
      const subscriptions = new InMemoryPushSubscriptions(sessions, true, OUTCOMES[answer])
      return {
        subscriptions,
        sessions,
        signOut: async () => sessions.clear('signed-out'),
      }
    },
  },
  (arrange) => {
    async function subscribed() {
      const arranged = arrange('granted')
      const { subscriptions, sessions } = arranged
      await subscriptions.subscribe()
      const signIn = async (customer: string) => {
        sessions.save(session.build({ customer }))
        await settled()
        return subscriptions.isAskable()
      }
      return { ...arranged, signIn }
    }

    it.each([
      ['granted', 'subscribed', false],
      ['denied', 'denied', false],
      ['default', 'dismissed', true],
    ] as const)(
      'asks the browser; the answer %s leads to: %s, and may be asked again: %s',
      async (answer, outcome, again) => {
        const { subscriptions } = arrange(answer)
        expect(await subscriptions.isAskable()).toBe(true)
        expect(await subscriptions.subscribe()).toBe(outcome)
        expect(await subscriptions.isAskable()).toBe(again)
      },
    )

    it('does not begin where the customer declines while the browser asks', async () => {
      const { subscriptions } = arrange('granted')
      const asking = new AbortController()
      const outcome = subscriptions.subscribe(asking.signal)
      asking.abort()
      expect(await outcome).toBe('dismissed')
      expect(await subscriptions.isAskable()).toBe(true)
    })

    it('lasts after a reload for a customer whom the session does not name', async () => {
      const { subscriptions, sessions } = arrange('granted')
      sessions.save(session.build({ customer: '' }))
      expect(await subscriptions.subscribe()).toBe('subscribed')
      expect(await subscriptions.isAskable()).toBe(false)
    })

    it('ends when the customer signs out', async () => {
      const { signOut, signIn } = await subscribed()
      await signOut()
      expect(await signIn('maria')).toBe(true)
    })

    it('continues after an expired session, and ends when another customer signs in', async () => {
      const { sessions, signIn } = await subscribed()
      sessions.clear('expired')
      expect(await signIn('maria')).toBe(false)
      sessions.clear('expired')
      expect(await signIn('joão')).toBe(true)
      expect(await signIn('maria')).toBe(true)
    })
  },
)

describe('pushes in a browser', () => {
  it.each<[Browser, boolean]>([
    [{}, true],
    [{ permission: 'denied' }, false],
    [{ key: '' }, false],
    [{ hasPush: false }, false],
    [{ hasWorker: false }, false],
  ])('with %j may be asked for: %s', async (how, isAskable) => {
    expect(await browser(how).subscriptions.isAskable()).toBe(isAskable)
  })

  it('may be asked for again where the browser has dropped them since, and not where they go on', async () => {
    const { subscriptions, storage } = browser({ answer: 'granted' })
    await subscriptions.subscribe()
    const later = (isSubscribed: boolean) => browser({ isSubscribed, storage }).subscriptions.isAskable()
    expect([await later(false), await later(true)]).toEqual([true, false])
  })

  it('are ended at the push service too', async () => {
    const { subscriptions, signOut, isSubscribed } = browser({ answer: 'granted' })
    await subscriptions.subscribe()
    expect(isSubscribed()).toBe(true)
    await signOut()
    expect(isSubscribed()).toBe(false)
  })

  it.each<[string, Browser, number]>([
    ['the same configuration', {}, 0],
    ['another address', { url: 'https://other.example/devices' }, 1],
    ['another key', { key: 'other' }, 1],
  ])('are entered again, without a question, in a visit with %s', async (_, changed, times) => {
    const { subscriptions, storage } = browser({ answer: 'granted' })
    await subscriptions.subscribe()
    const later = browser({ isSubscribed: true, storage, ...changed })
    await settled()
    expect(later.directory.entries).toHaveLength(times)
    expect(later.ownKey()).toBe(changed.key ?? 'key')
    expect(later.isSubscribed()).toBe(true)
    const evenLater = browser({ isSubscribed: true, storage, ...changed })
    await settled()
    expect(evenLater.directory.entries).toEqual([])
  })

  it('go on where they could not be entered again, and the next visit tries it', async () => {
    const { subscriptions, storage } = browser({ answer: 'granted' })
    await subscriptions.subscribe()
    const changed = { isSubscribed: true, storage, url: 'https://other.example/devices' }
    const later = browser(changed)
    later.directory.steering.failWith({ kind: 'timeout' })
    await settled()
    expect([later.directory.entries, later.isSubscribed()]).toEqual([[], true])
    const evenLater = browser(changed)
    await settled()
    expect(evenLater.directory.entries).toHaveLength(1)
  })

  it('take with them what is already shown, so that the next person at the device does not read it', async () => {
    const { subscriptions, signOut, receive, shown } = browser({ answer: 'granted' })
    await subscriptions.subscribe()
    receive('Voucher novo')
    receive('Seus pontos vencem')
    await signOut()
    expect(shown()).toEqual([])
  })

  it('do not begin where the customer declines while the browser asks', async () => {
    const { subscriptions, directory, isSubscribed } = browser({ answer: 'granted' })
    const asking = new AbortController()
    const outcome = subscriptions.subscribe(asking.signal)
    asking.abort()
    expect(await outcome).toBe('dismissed')
    expect([directory.entries, isSubscribed()]).toEqual([[], false])
  })

  it('leave no subscription behind when the server could not be told', async () => {
    const { subscriptions, directory, isSubscribed } = browser({ answer: 'granted' })
    directory.steering.failWith({ kind: 'unexpected', detail: '500' })
    expect(await subscriptions.subscribe()).toBe('failed')
    expect(isSubscribed()).toBe(false)
  })

  it('do not begin for a customer who signs out while the browser asks', async () => {
    const { subscriptions, sessions, directory, isSubscribed } = browser({ answer: 'granted' })
    const outcome = subscriptions.subscribe()
    sessions.clear('signed-out')
    sessions.save(session.build({ token: 'of João', customer: 'joão' }))
    expect(await outcome).toBe('dismissed')
    expect([directory.entries, isSubscribed()]).toEqual([[], false])
  })

  it('are ended when the customer signs out before the server has entered them', async () => {
    const { subscriptions, sessions, directory, isSubscribed } = browser({ answer: 'granted' })
    directory.steering.hold()
    const outcome = subscriptions.subscribe()
    await settled()
    expect(isSubscribed()).toBe(true)
    sessions.leave()
    directory.steering.release()
    expect(await outcome).toBe('dismissed')
    expect(isSubscribed()).toBe(false)
  })

  it('are ended at the start when a customer signed out and closed the page before they had ended', async () => {
    const { isSubscribed } = browser({ isSubscribed: true })
    await settled()
    expect(isSubscribed()).toBe(false)
  })
})

contract<(owner?: string) => { readonly pushEnd: PushEnd; readonly isSubscribed: () => boolean }>(
  PushEnd,
  {
    'in a browser': (owner) => {
      const { storage, pushEnd, isSubscribed } = newBrowser({ isSubscribed: true })
      if (owner) storage.set(PUSH_OWNER_KEY, owner)
      return { pushEnd, isSubscribed }
    },
    'in memory': (owner) => {
      const pushEnd = new InMemoryPushEnd(owner !== undefined)
      return { pushEnd, isSubscribed: () => pushEnd.isSubscribed }
    },
  },
  (arrange) => {
    it('ends the pushes, and may do so again', async () => {
      const { pushEnd, isSubscribed } = arrange()
      expect(isSubscribed()).toBe(true)
      await pushEnd.end()
      await pushEnd.end()
      expect(isSubscribed()).toBe(false)
    })

    it('ends those that belong to nobody, and leaves those of a customer whose session has expired', async () => {
      const ownerless = arrange()
      await ownerless.pushEnd.endOwnerless()
      expect(ownerless.isSubscribed()).toBe(false)
      const owned = arrange('maria')
      await owned.pushEnd.endOwnerless()
      expect(owned.isSubscribed()).toBe(true)
    })
  },
)

it.each<[string, Browser]>([
  ['without a worker', { hasWorker: false }],
  ['without pushes', { hasPush: false }],
])('ending pushes is no failure in a browser %s', async (_, how) => {
  await expect(browser(how).pushEnd.end()).resolves.toBeUndefined()
})
