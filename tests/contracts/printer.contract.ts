import type { Printer } from '@application/documents/printer.ts'
import { expect, it } from 'vitest'

export interface PrinterSubject {
  readonly printer: Printer
  /** How often the print dialog was opened. */
  readonly printed: () => number
}

/** @param arrange a browser that has a print dialog, or has none. */
export function describePrinter(adapter: string, arrange: (prints: boolean) => PrinterSubject): void {
  it.each([true, false])(`printing says whether the dialog could be opened, ${adapter}: %s`, (prints) => {
    const { printer, printed } = arrange(prints)
    expect(printer.print()).toBe(prints)
    expect(printed()).toBe(prints ? 1 : 0)
  })
}
