import { DocumentOpener, type WaitingTab } from '@application/documents/document-opener.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

/** A static page without a script, of the portal's own origin, so that the portal may change its address. */
const WAITING_PAGE = 'abrindo.html'

@injectable()
export class BrowserDocumentOpener extends DocumentOpener {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  openWaitingTab(): WaitingTab | undefined {
    const { baseURI } = this.window.document
    // Not with 'noopener': the browser would then return no tab.
    const tab = this.window.open(new URL(WAITING_PAGE, baseURI).href, '_blank')
    if (tab === null) return undefined
    return {
      show: (address) => {
        if (tab.closed) return
        // The document belongs to another site, which must not reach the portal.
        tab.opener = null
        tab.location.replace(new URL(address, baseURI).href)
      },
      close: () => tab.close(),
    }
  }
}
