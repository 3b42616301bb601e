import type { Cancel } from '@application/clock.ts'
import type { PortalSettings } from '@application/portal-settings.ts'
import type { PushAddress, PushDirectory } from '@application/push/push-directory.ts'
import { type PushOutcome, type PushState, PushSubscriptions } from '@application/push/push-subscriptions.ts'
import type { SessionStore } from '@application/session/session-store.ts'
import * as v from 'valibot'
import type { KeyValueStorage } from '../storage/safe-storage.ts'
import { PREFERENCES_PREFIX } from '../storage/storage-keys.ts'
import { deviceOf, isAppleTouchDevice } from './browser-install-prompt.ts'

/** Whose pushes this device gets; it outlives an expired session, as the pushes do. */
const OWNER_KEY = `${PREFERENCES_PREFIX}push`

const address = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})

/** What the worker says of a pressed notification (sw.ts). */
const pressed = v.object({ open: v.string() })

interface Dependencies {
  readonly window: Window & typeof globalThis
  readonly settings: Pick<PortalSettings, 'vapidPublicKey'>
  readonly directory: PushDirectory
  readonly sessions: SessionStore
  readonly storage: KeyValueStorage
}

/** Web push through the portal's own worker. */
export class BrowserPushSubscriptions extends PushSubscriptions {
  constructor(private readonly surroundings: Dependencies) {
    super()
    surroundings.sessions.subscribe((change) => {
      // An expired session is no farewell: its customer signs in again tomorrow, and wants to hear of vouchers until then.
      if (change === 'signed-out' || this.isOfAnother()) void this.unsubscribe()
    })
    if (this.isOfAnother()) void this.unsubscribe()
  }

  async state(): Promise<PushState> {
    const { window, settings } = this.surroundings
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
    const { window, settings, directory, storage } = this.surroundings
    // First of all, while the press still counts.
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
      await this.enter(subscription, directory)
      storage.set(OWNER_KEY, this.customer() ?? '')
      return 'subscribed'
    } catch {
      await this.unsubscribe()
      return 'failed'
    }
  }

  async unsubscribe(): Promise<void> {
    this.surroundings.storage.remove(OWNER_KEY)
    try {
      const registration = await this.registration()
      const subscription = await registration?.pushManager.getSubscription()
      // Whoever sends learns it from the push service, which answers 410 from now on.
      await subscription?.unsubscribe()
    } catch {
      // Without a worker nothing can come either.
    }
  }

  onPressed(listener: (screen: string) => void): Cancel {
    const { serviceWorker } = this.surroundings.window.navigator
    const heard = ({ data }: MessageEvent<unknown>) => {
      const message = v.safeParse(pressed, data)
      if (message.success) listener(message.output.open)
    }
    serviceWorker?.addEventListener('message', heard)
    return () => serviceWorker?.removeEventListener('message', heard)
  }

  private async enter(subscription: PushSubscription, directory: PushDirectory): Promise<void> {
    const known: PushAddress = v.parse(address, subscription.toJSON())
    await directory.enter(known)
  }

  /** Undefined where no worker runs; never waits for one. */
  private async registration(): Promise<ServiceWorkerRegistration | undefined> {
    return this.surroundings.window.navigator.serviceWorker?.getRegistration().catch(() => undefined)
  }

  /** Whether the pushes are of one customer while another is signed in. */
  private isOfAnother(): boolean {
    const customer = this.customer()
    return customer !== undefined && this.owner() !== undefined && this.owner() !== customer
  }

  private owner(): string | undefined {
    return this.surroundings.storage.get(OWNER_KEY)
  }

  private customer(): string | undefined {
    return this.surroundings.sessions.current()?.customer
  }
}
