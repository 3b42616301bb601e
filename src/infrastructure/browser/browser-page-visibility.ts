import type { Cancel } from '@application/clock.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

@injectable()
export class BrowserPageVisibility extends PageVisibility {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  isVisible(): boolean {
    return this.window.document.visibilityState === 'visible'
  }

  onReturn(listener: () => void): Cancel {
    const changed = () => {
      if (this.isVisible()) listener()
    }
    this.window.document.addEventListener('visibilitychange', changed)
    this.window.addEventListener('focus', changed)
    return () => {
      this.window.document.removeEventListener('visibilitychange', changed)
      this.window.removeEventListener('focus', changed)
    }
  }
}
