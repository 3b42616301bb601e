import type { Cancel } from '@application/clock.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'

export class BrowserScreenWakeLock extends ScreenWakeLock {
  constructor(private readonly document: Document) {
    super()
  }

  hold(): Cancel {
    const navigator = this.document.defaultView?.navigator
    // Not every browser has it, whatever TypeScript's own list says.
    if (!navigator || !('wakeLock' in navigator)) return () => {}
    let lock: WakeLockSentinel | undefined
    let held = true

    const request = async () => {
      if (this.document.visibilityState !== 'visible') return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (held) lock = granted
        else await granted.release()
      } catch {
        // A low battery, or a page in the background: the screen goes dark when it would.
      }
    }
    // The browser takes the lock away whenever the page is hidden.
    const returned = () => void request()
    this.document.addEventListener('visibilitychange', returned)
    void request()
    return () => {
      held = false
      this.document.removeEventListener('visibilitychange', returned)
      void lock?.release()
    }
  }
}
