import type { Cancellation } from '@application/cancellation.ts'
import { type PushAddress, PushDirectory } from '@application/push/push-directory.ts'
import { PushEnd } from '@application/push/push-end.ts'
import { type PushOutcome, PushSubscriptions } from '@application/push/push-subscriptions.ts'
import { staysSignedIn } from '@application/session/same-session.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { type KeyValueStorage, LOCAL_STORAGE } from '../storage/safe-storage.ts'
import { PUSH_CONFIGURATION_KEY, PUSH_OWNER_KEY } from '../storage/storage-keys.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { serviceWorkerOf } from './service-worker-of.ts'

const address = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})

/** The owner where the session names no customer: it did not begin in this portal. */
const UNKNOWN = 'unknown'

/** Web push through the portal's own worker. */
@injectable()
export class BrowserPushSubscriptions extends PushSubscriptions {
  constructor(
    @inject(BROWSER_WINDOW) private readonly window: Window & typeof globalThis,
    @inject(RuntimeConfiguration)
    private readonly settings: Pick<RuntimeConfiguration, 'vapidPublicKey' | 'pushSubscriptionsUrl'>,
    @inject(PushDirectory) private readonly directory: PushDirectory,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(PushEnd) private readonly pushEnd: PushEnd,
  ) {
    super()
    // An expired session keeps its pushes: the customer probably signs in again, and wants news of vouchers until then.
    sessions.subscribe(() => {
      if (this.isOfAnother()) void this.pushEnd.end()
    })
    // Pushes without an owner are those of a customer who signed out: the page was closed before the pushes had ended.
    if (this.owner() === undefined || this.isOfAnother()) void this.pushEnd.end()
    else if (this.customer() !== undefined && storage.get(PUSH_CONFIGURATION_KEY) !== this.configurationKey())
      void this.renew()
  }

  async isAskable(): Promise<boolean> {
    const { window, settings } = this
    // On iOS only a portal on the home screen has pushes.
    const canAsk =
      settings.vapidPublicKey !== undefined && 'PushManager' in window && 'Notification' in window
    if (!canAsk || window.Notification.permission === 'denied') return false
    const manager = await pushManagerOf(window)
    if (manager === undefined) return false
    const subscription = await manager.getSubscription().catch(() => null)
    return subscription === null || this.owner() !== this.customer()
  }

  async subscribe(signal?: Cancellation): Promise<PushOutcome> {
    const isSignedIn = staysSignedIn(this.sessions)
    const isStillWanted = () => !signal?.aborted && isSignedIn()
    // First, because browsers ask only right after a press.
    const permission = await this.window.Notification.requestPermission().catch(() => 'default' as const)
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
    try {
      return await this.register(isStillWanted)
    } catch {
      await this.pushEnd.end()
      return 'failed'
    }
  }

  /**
   * The deployment has changed its address for subscriptions or its key since the customer subscribed, so pushes would not reach this
   * device. If this fails, the next visit tries again.
   */
  private async renew(): Promise<void> {
    const isSignedIn = staysSignedIn(this.sessions)
    const manager = await pushManagerOf(this.window)
    const isSubscribed = await manager?.getSubscription().catch(() => null)
    if (isSubscribed) await this.register(isSignedIn).catch(() => {})
  }

  private async register(isStillWanted: () => boolean): Promise<PushOutcome> {
    const manager = await pushManagerOf(this.window)
    // The customer may have declined or signed out while the browser's question was open.
    if (!isStillWanted()) return 'dismissed'
    if (manager === undefined) return 'failed'
    const options = {
      // Every push is shown: browsers allow no others.
      userVisibleOnly: true,
      applicationServerKey: this.settings.vapidPublicKey ?? null,
    }
    const subscription = await manager.subscribe(options).catch(async () => {
      // Browsers refuse another key until the subscription with the one before has ended.
      await (await manager.getSubscription())?.unsubscribe()
      return manager.subscribe(options)
    })
    const known: PushAddress = v.parse(address, subscription.toJSON())
    await this.directory.register(known)
    if (!isStillWanted()) {
      await this.pushEnd.end()
      return 'dismissed'
    }
    this.storage.set(PUSH_OWNER_KEY, this.customer() ?? UNKNOWN)
    this.storage.set(PUSH_CONFIGURATION_KEY, this.configurationKey())
    return 'subscribed'
  }

  /** What the subscription depends on in the configuration. */
  private configurationKey(): string {
    return `${this.settings.vapidPublicKey} ${this.settings.pushSubscriptionsUrl}`
  }

  /** Whether the pushes are of one customer while another is signed in. */
  private isOfAnother(): boolean {
    const customer = this.customer()
    return customer !== undefined && this.owner() !== undefined && this.owner() !== customer
  }

  private owner(): string | undefined {
    return this.storage.get(PUSH_OWNER_KEY)
  }

  private customer(): string | undefined {
    const session = this.sessions.current()
    return session && (session.customer || UNKNOWN)
  }
}

/** Undefined where no worker runs, or the browser has no pushes; never waits for a worker. */
async function pushManagerOf(window: Window): Promise<PushManager | undefined> {
  const registration = await serviceWorkerOf(window)
    ?.getRegistration()
    .catch(() => undefined)
  // TypeScript's type says that it is always there, but some browsers do not have it.
  return registration?.pushManager as PushManager | undefined
}
