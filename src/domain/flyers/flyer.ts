/** A weekly flyer of a store. */
export interface Flyer {
  readonly name: string | undefined
  /** The document; undefined when the server has none that may be opened. */
  readonly url: string | undefined
  readonly thumbnail: string | undefined
}
