import { type Poster, PosterSharer, type SharingOutcome } from '@application/purchases/poster-sharer.ts'

export class InMemoryPosterSharer extends PosterSharer {
  readonly posters: { readonly poster: Poster; readonly name: string }[] = []
  outcome: SharingOutcome = 'shared'

  async share(poster: Poster, name: string): Promise<SharingOutcome> {
    this.posters.push({ poster, name })
    return this.outcome
  }
}
