/** A tab of the portal's own that says 'Abrindo…' until it is sent to its document. */
export interface WaitingTab {
  /** Goes to the document. Does nothing when the customer has closed the tab meanwhile. */
  show(address: string): void
  close(): void
}

/** Opens tabs. Browsers allow it only inside a click, which is long over when a delay of seconds has passed. */
export abstract class DocumentOpener {
  /** To be called inside the click itself. Undefined when the browser blocked the tab. */
  abstract openWaitingTab(): WaitingTab | undefined
}
