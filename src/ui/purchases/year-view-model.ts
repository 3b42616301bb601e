import { PortalSettings } from '@application/portal-settings.ts'
import { PosterSharer } from '@application/purchases/poster-sharer.ts'
import type { YearReview } from '@domain/purchases/year-review.ts'
import { Toasts } from '../kit/toasts.ts'
import { Submission } from '../screen/submission.ts'
import { yearContent as content } from './year-content.ts'
import { periodOfYear, yearFacts } from './year-facts.ts'

/** The customer's year as a picture to share: it names neither the customer nor a document. */
export class YearViewModel {
  static readonly dependencies = [PosterSharer, PortalSettings, Toasts] as const

  readonly sharing = new Submission('device')

  constructor(
    private readonly posters: PosterSharer,
    private readonly settings: PortalSettings,
    private readonly toasts: Toasts,
  ) {}

  async sharePressed(review: YearReview): Promise<void> {
    const poster = {
      title: content.posterTitle,
      subtitle: periodOfYear(review),
      facts: yearFacts(review),
      footer: this.settings.brand.name,
    }
    const name = content.fileName(review.to.year)
    const outcome = await this.sharing.run(() => this.posters.share(poster, name))
    if (outcome === 'saved') this.toasts.show('success', content.saved)
    if (outcome === 'failed') this.toasts.show('error', content.failed)
  }
}
