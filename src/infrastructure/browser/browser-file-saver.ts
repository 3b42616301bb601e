import { FileSaver } from '@application/documents/file-saver.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

/** Milliseconds: long enough for any browser to have begun the download. */
const KEPT_FOR = 60_000

@injectable()
export class BrowserFileSaver extends FileSaver {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  save(name: string, mediaType: string, text: string): void {
    const address = URL.createObjectURL(new Blob([text], { type: mediaType }))
    const link = this.window.document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    // Some browsers begin to read only after the click has returned.
    this.window.setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR)
  }
}
