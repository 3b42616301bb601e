/** What became of a text that was to be shared. */
export type ShareOutcome =
  | 'shared'
  /** The device has no share sheet, or refuses it: the text can be pasted. */
  | 'copied'
  /** The customer closed the share sheet. */
  | 'dismissed'
  | 'failed'

/** Hands a text to another app of the device. */
export abstract class TextSharer {
  /** Never rejects. Called within a press, without which browsers open no share sheet. */
  abstract share(text: string): Promise<ShareOutcome>
}
