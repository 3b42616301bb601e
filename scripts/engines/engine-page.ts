/** A page in some browser, as far as a walk through the portal needs it. */
export interface EnginePage {
  /** What the browser calls itself, such as `Firefox/153.0`. */
  readonly agent: string
  open(url: string): Promise<void>
  /** Runs this body of a function in the page, with `arguments`. */
  run(body: string, ...values: readonly unknown[]): Promise<unknown>
  /** Presses the element that this body returns, as a finger or a mouse does. */
  press(body: string, ...values: readonly unknown[]): Promise<void>
  /** Types into the element that this body returns, key by key. */
  type(text: string, body: string, ...values: readonly unknown[]): Promise<void>
  /** PNG */
  picture(): Promise<Buffer>
  close(): Promise<void>
}
