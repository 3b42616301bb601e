import type { Cancel } from '@application/clock.ts'
import { PressedNotifications } from '@application/push/pressed-notifications.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'
import { serviceWorkerOf } from './service-worker-of.ts'

/** When a notification is pressed, the worker (sw.ts) brings a tab to the front and sends it a message with the name of the screen. */
@injectable()
export class BrowserPressedNotifications extends PressedNotifications {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  subscribe(listener: (screen: string) => void): Cancel {
    const serviceWorker = serviceWorkerOf(this.window)
    const received = ({ data, ports }: MessageEvent<{ readonly open?: unknown } | null>) => {
      if (typeof data?.open !== 'string') return
      // Without an answer the worker opens the screen itself.
      ports[0]?.postMessage('heard')
      listener(data.open)
    }
    serviceWorker?.addEventListener('message', received)
    return () => serviceWorker?.removeEventListener('message', received)
  }
}
