import type { Cancel } from '@application/clock.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { type PushAddress, PushDirectory } from '@application/push/push-directory.ts'
import { type PushOutcome, type PushState, PushSubscriptions } from '@application/push/push-subscriptions.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { type KeyValueStorage, LOCAL_STORAGE } from '../storage/safe-storage.ts'
import { PREFERENCES_PREFIX } from '../storage/storage-keys.ts'
import { deviceOf, isAppleTouchDevice } from './browser-install-prompt.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { serviceWorkerOf } from './service-worker-of.ts'

/** The customer whose pushes this device gets. It outlives an expired session, as the pushes do. */
const OWNER_KEY = `${PREFERENCES_PREFIX}push`

const address = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})

/** What the worker says of a pressed notification (sw.ts). */
const pressed = v.object({ open: v.string() })

/** Web push through the portal's own worker. */
@injectable()
export class BrowserPushSubscriptions extends PushSubscriptions {
  constructor(
    @inject(BROWSER_WINDOW) private readonly window: Window & typeof globalThis,
    @inject(PortalSettings) private readonly settings: Pick<PortalSettings, 'vapidPublicKey'>,
    @inject(PushDirectory) private readonly directory: PushDirectory,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
  ) {
    super()
    sessions.subscribe((change) => {
      // An expired session keeps its pushes: the customer probably signs in again, and wants news of vouchers until then.
      if (change === 'signed-out' || this.isOfAnother()) void this.unsubscribe()
    })
    if (this.isOfAnother()) void this.unsubscribe()
  }

  async state(): Promise<PushState> {
    const { window, settings } = this
    if (settings.vapidPublicKey === undefined) return 'not-configured'
    if (!('PushManager' in window) || !('Notification' in window)) {
      const device = deviceOf(window)
      return isAppleTouchDevice(device) && !device.isStandalone ? 'not-installed' : 'unsupported'
    }
    if (window.Notification.permission === 'denied') return 'denied'
    const registration = await this.registration()
    if (registration === undefined) return 'unsupported'
    const subscription = await registration.pushManager.getSubscription().catch(() => null)
    return subscription && this.owner() === this.customer() ? 'subscribed' : 'askable'
  }

  async subscribe(): Promise<PushOutcome> {
    const { window, settings } = this
    // First, because browsers ask only right after a press.
    const permission = await window.Notification.requestPermission().catch(() => 'default' as const)
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
    try {
      const registration = await this.registration()
      const subscription = await registration?.pushManager.subscribe({
        // Every push is shown: browsers allow no others.
        userVisibleOnly: true,
        applicationServerKey: settings.vapidPublicKey ?? null,
      })
      if (!subscription) return 'failed'
      await this.enter(subscription)
      this.storage.set(OWNER_KEY, this.customer() ?? '')
      return 'subscribed'
    } catch {
      await this.unsubscribe()
      return 'failed'
    }
  }

  async unsubscribe(): Promise<void> {
    this.storage.remove(OWNER_KEY)
    try {
      const registration = await this.registration()
      const subscription = await registration?.pushManager.getSubscription()
      // The push service answers 410 from now on, so the sender learns that the device is gone.
      await subscription?.unsubscribe()
    } catch {
      // Without a worker nothing can come either.
    }
  }

  onPressed(listener: (screen: string) => void): Cancel {
    const serviceWorker = serviceWorkerOf(this.window)
    const received = ({ data }: MessageEvent<unknown>) => {
      const message = v.safeParse(pressed, data)
      if (message.success) listener(message.output.open)
    }
    serviceWorker?.addEventListener('message', received)
    return () => serviceWorker?.removeEventListener('message', received)
  }

  private async enter(subscription: PushSubscription): Promise<void> {
    const known: PushAddress = v.parse(address, subscription.toJSON())
    await this.directory.enter(known)
  }

  /** Undefined where no worker runs; never waits for one. */
  private async registration(): Promise<ServiceWorkerRegistration | undefined> {
    return serviceWorkerOf(this.window)
      ?.getRegistration()
      .catch(() => undefined)
  }

  /** Whether the pushes are of one customer while another is signed in. */
  private isOfAnother(): boolean {
    const customer = this.customer()
    return customer !== undefined && this.owner() !== undefined && this.owner() !== customer
  }

  private owner(): string | undefined {
    return this.storage.get(OWNER_KEY)
  }

  private customer(): string | undefined {
    return this.sessions.current()?.customer
  }
}
