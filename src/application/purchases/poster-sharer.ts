/** A picture made of words, for a customer to show to others. It holds what is written here and nothing else. */
export interface Poster {
  readonly title: string
  readonly subtitle: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly footer: string
}

/**
 * `shared` with another app, `saved` as a file where the browser cannot share, `dismissed` where the customer closed the share sheet, or
 * `failed`.
 */
export type PosterOutcome = 'shared' | 'saved' | 'dismissed' | 'failed'

/** Draws a poster and hands it on. To be called within a press. */
export abstract class PosterSharer {
  /** @param name of the file, without ending. */
  abstract share(poster: Poster, name: string): Promise<PosterOutcome>
}
