import type { Cancel } from '@application/clock.ts'
import { inject, injectable } from 'inversify'
import { DeviceConnection } from '../device-connection.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { announceOnline } from './page-proves-online.ts'

@injectable()
export class BrowserDeviceConnection extends DeviceConnection {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  isOnline(): boolean {
    return this.window.navigator.onLine
  }

  serverAnswered(): void {
    announceOnline(this.window)
  }

  subscribe(listener: () => void): Cancel {
    this.window.addEventListener('online', listener)
    this.window.addEventListener('offline', listener)
    return () => {
      this.window.removeEventListener('online', listener)
      this.window.removeEventListener('offline', listener)
    }
  }
}
