/** What became of a text that was to be shared. */
export type ShareOutcome =
  | 'shared'
  /** The device has no share sheet: the text can be pasted. */
  | 'copied'
  /** The customer, or the device for the customer, closed the share sheet. */
  | 'dismissed'
  | 'failed'

/** Hands a text to another app of the device. */
export abstract class TextSharer {
  /** Never rejects. Called within a press, without which browsers open no share sheet. */
  abstract share(text: string): Promise<ShareOutcome>
}
