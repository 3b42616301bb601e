import { type ShareOutcome, TextSharer } from '@application/documents/text-sharer.ts'

export class InMemoryTextSharer extends TextSharer {
  readonly texts: string[] = []

  /** @param outcome of every share. */
  constructor(public outcome: ShareOutcome = 'shared') {
    super()
  }

  async share(text: string): Promise<ShareOutcome> {
    if (this.outcome === 'shared' || this.outcome === 'copied') this.texts.push(text)
    return this.outcome
  }
}
