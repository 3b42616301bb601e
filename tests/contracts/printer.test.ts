import { BrowserPrinter } from '@infrastructure/browser/browser-printer.ts'
import { InMemoryPrinter } from '../doubles/documents/in-memory-printer.ts'
import { windowOf } from '../support/window-of.ts'
import { describePrinter } from './printer.contract.ts'

describePrinter('in a browser', (prints) => {
  let printed = 0
  const window = windowOf(prints ? { print: () => printed++ } : {})
  return { printer: new BrowserPrinter(window), printed: () => printed }
})
describePrinter('in memory', (prints) => {
  const printer = new InMemoryPrinter()
  printer.working = prints
  return { printer, printed: () => printer.printed }
})
