import type { Cancel } from '@application/clock.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

/** The customer's first screen does not wait for the code of the lock: it comes when a lock is first wanted, and the worker fetches it ahead. */
@injectable()
export class FetchedScreenWakeLock extends ScreenWakeLock {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  hold(): Cancel {
    const release = import('./browser-screen-wake-lock.ts').then(
      ({ BrowserScreenWakeLock }) => new BrowserScreenWakeLock(this.window).hold(),
      // Without the code the screen may go dark, as in a browser that has no lock.
      () => () => {},
    )
    return () => void release.then((end) => end())
  }
}
