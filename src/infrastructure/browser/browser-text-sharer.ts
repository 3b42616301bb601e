import { type ShareOutcome, TextSharer } from '@application/documents/text-sharer.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

@injectable()
export class BrowserTextSharer extends TextSharer {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  async share(text: string): Promise<ShareOutcome> {
    return (await this.offer(text)) ?? this.copy(text)
  }

  /** Undefined where the device cannot share, or does not allow it here. */
  private async offer(text: string): Promise<'shared' | 'dismissed' | undefined> {
    const { navigator } = this.window
    // Not every browser has what the types promise.
    if (typeof navigator.share !== 'function') return undefined
    try {
      await navigator.share({ text })
      return 'shared'
    } catch (thrown) {
      return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'dismissed' : undefined
    }
  }

  private async copy(text: string): Promise<'copied' | 'failed'> {
    try {
      await this.window.navigator.clipboard.writeText(text)
      return 'copied'
    } catch {
      // Missing where the page is not secure; browsers may also refuse it.
      return 'failed'
    }
  }
}
