import { type Poster, type PosterOutcome, PosterSharer } from '@application/purchases/poster-sharer.ts'

export class InMemoryPosterSharer extends PosterSharer {
  readonly posters: { readonly poster: Poster; readonly name: string }[] = []
  outcome: PosterOutcome = 'shared'

  async share(poster: Poster, name: string): Promise<PosterOutcome> {
    this.posters.push({ poster, name })
    return this.outcome
  }
}
