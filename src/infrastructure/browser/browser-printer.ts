import { Printer } from '@application/documents/printer.ts'

export class BrowserPrinter extends Printer {
  constructor(private readonly window: Window) {
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
