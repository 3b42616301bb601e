import type { Cancellation } from '@application/cancellation.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { type PushAddress, PushDirectory } from '@application/push/push-directory.ts'
import { PushEnd } from '@application/push/push-end.ts'
import { type PushOutcome, PushSubscriptions } from '@application/push/push-subscriptions.ts'
import { staysSignedIn } from '@application/session/same-session.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { type KeyValueStorage, LOCAL_STORAGE } from '../storage/safe-storage.ts'
import { PUSH_OWNER_KEY } from '../storage/storage-keys.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { pushManagerOf } from './push-manager-of.ts'

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
    @inject(PortalSettings) private readonly settings: Pick<PortalSettings, 'vapidPublicKey'>,
    @inject(PushDirectory) private readonly directory: PushDirectory,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(PushEnd) private readonly pushes: PushEnd,
  ) {
    super()
    // An expired session keeps its pushes: the customer probably signs in again, and wants news of vouchers until then.
    sessions.subscribe(() => {
      if (this.isOfAnother()) void this.pushes.end()
    })
    // Pushes without an owner are those of a customer who signed out: the page was closed before the pushes had ended.
    if (this.owner() === undefined || this.isOfAnother()) void this.pushes.end()
  }

  async isAskable(): Promise<boolean> {
    const { window, settings } = this
    // On iOS only a portal on the home screen has pushes.
    const canAsk =
      settings.vapidPublicKey !== undefined && 'PushManager' in window && 'Notification' in window
    if (!canAsk || window.Notification.permission === 'denied') return false
    const pushes = await pushManagerOf(window)
    if (pushes === undefined) return false
    const subscription = await pushes.getSubscription().catch(() => null)
    return subscription === null || this.owner() !== this.customer()
  }

  async subscribe(signal?: Cancellation): Promise<PushOutcome> {
    const { window, settings } = this
    const isSignedIn = staysSignedIn(this.sessions)
    const isStillWanted = () => !signal?.aborted && isSignedIn()
    // First, because browsers ask only right after a press.
    const permission = await window.Notification.requestPermission().catch(() => 'default' as const)
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
    try {
      const pushes = await pushManagerOf(window)
      // The customer may have declined or signed out while the browser's question was open.
      if (!isStillWanted()) return 'dismissed'
      const subscription = await pushes?.subscribe({
        // Every push is shown: browsers allow no others.
        userVisibleOnly: true,
        applicationServerKey: settings.vapidPublicKey ?? null,
      })
      if (!subscription) return 'failed'
      const known: PushAddress = v.parse(address, subscription.toJSON())
      await this.directory.register(known)
      if (!isStillWanted()) {
        await this.pushes.end()
        return 'dismissed'
      }
      this.storage.set(PUSH_OWNER_KEY, this.customer() ?? UNKNOWN)
      return 'subscribed'
    } catch {
      await this.pushes.end()
      return 'failed'
    }
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
