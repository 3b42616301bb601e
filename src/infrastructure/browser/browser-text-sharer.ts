import { type ShareOutcome, TextSharer } from '@application/documents/text-sharer.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

@injectable()
export class BrowserTextSharer extends TextSharer {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  async share(text: string): Promise<ShareOutcome> {
    const { navigator } = this.window
    // Not every browser has what the types promise.
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ text })
        return 'shared'
      } catch {
        // An AbortError when it was closed; some browsers give another one.
        return 'dismissed'
      }
    }
    try {
      await navigator.clipboard.writeText(text)
      return 'copied'
    } catch {
      // Missing where the page is not secure; browsers may also refuse it.
      return 'failed'
    }
  }
}
