import { DocumentOpener, type WaitingTab } from '@application/documents/document-opener.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

/** A static page of the portal itself: it needs no script, and being of the same origin it can be sent on. */
const WAITING_PAGE = 'abrindo.html'

@injectable()
export class BrowserDocumentOpener extends DocumentOpener {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  openWaitingTab(): WaitingTab | undefined {
    const { baseURI } = this.window.document
    // Without 'noopener', under which the browser would give no tab to send on.
    const tab = this.window.open(new URL(WAITING_PAGE, baseURI).href, '_blank')
    if (tab === null) return undefined
    return {
      show: (address) => {
        if (tab.closed) return
        // The document is somebody else's: it must not reach back into the portal.
        tab.opener = null
        tab.location.replace(new URL(address, baseURI).href)
      },
      close: () => tab.close(),
    }
  }
}
