/** Ends the pushes to this device, whoever gets them. It needs nothing else of pushes, so that every visit can do it. Never rejects. */
export abstract class PushEnd {
  abstract end(): Promise<void>
}
