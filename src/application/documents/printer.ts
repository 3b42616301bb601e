/** Prints the screen. The print style sheet leaves out what does not belong on paper. */
export abstract class Printer {
  /** Whether the browser's print dialog could be opened. */
  abstract print(): boolean
}
