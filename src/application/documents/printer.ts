/** Puts on paper what the screen shows for it: the print style sheet leaves everything else out. */
export abstract class Printer {
  /** Whether the browser's print dialog could be opened. */
  abstract print(): boolean
}
