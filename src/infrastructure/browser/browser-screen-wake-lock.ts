import type { Cancel } from '@application/clock.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

@injectable()
export class BrowserScreenWakeLock extends ScreenWakeLock {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  hold(): Cancel {
    const { document, navigator } = this.window
    // Some browsers lack it, though the types say otherwise.
    if (!('wakeLock' in navigator)) return () => {}
    let lock: WakeLockSentinel | undefined
    let held = true

    const request = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const granted = await navigator.wakeLock.request('screen')
        // The page may have asked twice, when it was shown again before the first answer: one lock is enough.
        if (held && (lock === undefined || lock.released)) lock = granted
        else await granted.release()
      } catch {
        // A low battery, or a page in the background: the screen may go dark.
      }
    }
    // The browser ends the lock when the page is hidden.
    const returned = () => void request()
    document.addEventListener('visibilitychange', returned)
    void request()
    return () => {
      held = false
      document.removeEventListener('visibilitychange', returned)
      void lock?.release()
    }
  }
}
