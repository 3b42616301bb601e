import type { Cancel } from '@application/clock.ts'
import { PageVisibility } from '@application/page-visibility.ts'

export class BrowserPageVisibility extends PageVisibility {
  constructor(
    private readonly window: Window,
    private readonly document: Document,
  ) {
    super()
  }

  isVisible(): boolean {
    return this.document.visibilityState === 'visible'
  }

  onReturn(listener: () => void): Cancel {
    const changed = () => {
      if (this.isVisible()) listener()
    }
    this.document.addEventListener('visibilitychange', changed)
    this.window.addEventListener('focus', changed)
    return () => {
      this.document.removeEventListener('visibilitychange', changed)
      this.window.removeEventListener('focus', changed)
    }
  }
}
