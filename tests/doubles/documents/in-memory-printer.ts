import { Printer } from '@application/documents/printer.ts'

export class InMemoryPrinter extends Printer {
  printed = 0
  working = true

  print(): boolean {
    if (this.working) this.printed++
    return this.working
  }
}
