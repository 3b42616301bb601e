import { type ShareOutcome, TextSharer } from '@application/documents/text-sharer.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'
import { openShareSheet } from './share-sheet.ts'

@injectable()
export class BrowserTextSharer extends TextSharer {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  async share(text: string): Promise<ShareOutcome> {
    const { navigator } = this.window
    // Where the browser has no `share`, the call throws: that counts as a device that does not allow it.
    return (await openShareSheet(navigator, { text })) ?? this.copy(text)
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
