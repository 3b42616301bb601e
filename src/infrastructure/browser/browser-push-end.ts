import { PushEnd } from '@application/push/push-end.ts'
import { inject, injectable } from 'inversify'
import { type KeyValueStorage, LOCAL_STORAGE } from '../storage/safe-storage.ts'
import { PUSH_OWNER_KEY } from '../storage/storage-keys.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { pushManagerOf } from './push-manager-of.ts'

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
      const pushes = await pushManagerOf(this.window)
      const subscription = await pushes?.getSubscription()
      await subscription?.unsubscribe()
    } catch {
      // Without a worker nothing can come either.
    }
  }
}
