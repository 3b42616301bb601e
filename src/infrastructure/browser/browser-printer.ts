import { Printer } from '@application/documents/printer.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'

@injectable()
export class BrowserPrinter extends Printer {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window) {
    super()
  }

  print(): boolean {
    try {
      // Some browsers inside other apps have no such function, or throw.
      this.window.print()
      return true
    } catch {
      return false
    }
  }
}
