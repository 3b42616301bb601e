import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import type { Cancel } from '@application/clock.ts'
import { type Movement, movementOf, type PointsLine } from '@domain/campaigns/points-line.ts'
import type { Id } from '@domain/id.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { observe } from '../../screen/observe.ts'
import { PagedLoad } from '../../screen/paged-load.ts'
import { campaignContent } from '../campaign-content.ts'

export type MovementFilter = Movement | 'all'

/** The credits and debits of a campaign's points, ten lines at a time (product.md, rule 14). */
export class PointsStatementViewModel {
  static readonly dependencies = [CampaignRepository, PointsSpent, Toasts] as const

  readonly points = new Loadable((signal) => this.campaigns.points(this.campaignId, signal)).askedAtStart()
  readonly list = new PagedLoad<PointsLine>({
    read: (page, signal) => this.campaigns.statement(this.campaignId, page, signal),
    onFailure: () => this.toasts.show('error', campaignContent.toast.statementFailed),
  })
  filter: MovementFilter = 'all'
  private stopListening: Cancel = () => {}

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly pointsSpent: PointsSpent,
    private readonly toasts: Toasts,
    private readonly campaignId: Id,
  ) {
    this.points.renewedBy(pointsSpent).keptCurrent()
    observe(this)
  }

  get shown(): readonly PointsLine[] {
    const { lines } = this.list
    return this.filter === 'all' ? lines : lines.filter((line) => movementOf(line) === this.filter)
  }

  start(): void {
    void this.points.load()
    this.list.load()
    this.stopListening = this.pointsSpent.add(this.list.renew)
  }

  dispose(): void {
    this.stopListening()
  }

  filterChosen(filter: MovementFilter): void {
    this.filter = filter
  }
}
