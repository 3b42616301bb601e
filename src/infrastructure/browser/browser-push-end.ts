import { PushEnd } from '@application/push/push-end.ts'
import { inject, injectable } from 'inversify'
import { type KeyValueStorage, LOCAL_STORAGE } from '../storage/safe-storage.ts'
import { PUSH_OWNER_KEY } from '../storage/storage-keys.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { serviceWorkerOf } from './service-worker-of.ts'

/** Ends them at the push service, which answers 410 from then on, so that the sender learns that the device is gone. */
@injectable()
export class BrowserPushEnd extends PushEnd {
  constructor(
    @inject(BROWSER_WINDOW) private readonly window: Window,
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
  ) {
    super()
  }

  async end(): Promise<void> {
    this.storage.remove(PUSH_OWNER_KEY)
    try {
      const registration = await serviceWorkerOf(this.window)?.getRegistration()
      // Browsers without pushes have neither `pushManager` nor `getNotifications`.
      const manager = registration?.pushManager as PushManager | undefined
      const unsubscribed = manager?.getSubscription().then((subscription) => subscription?.unsubscribe())
      // What is already shown is the customer's too: the next person at this device would read it.
      const shown = await registration?.getNotifications?.().catch(() => [])
      for (const notification of shown ?? []) notification.close()
      await unsubscribed
    } catch {
      // Without a worker nothing can come either.
    }
  }

  async endOwnerless(): Promise<void> {
    if (this.storage.get(PUSH_OWNER_KEY) === undefined) await this.end()
  }
}
