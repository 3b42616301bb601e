import { FileSaver } from '@application/documents/file-saver.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'
import { saveBlob } from './save-blob.ts'

@injectable()
export class BrowserFileSaver extends FileSaver {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  save(name: string, mediaType: string, text: string): void {
    saveBlob(this.window, name, new Blob([text], { type: mediaType }))
  }
}
