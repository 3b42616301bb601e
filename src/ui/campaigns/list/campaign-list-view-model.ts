import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { OpenDocument } from '@application/documents/open-document.ts'
import { type Campaign, inOrderOfUse } from '@domain/campaigns/campaign.ts'
import { DocumentLaunch } from '../../documents/document-launch.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { observe } from '../../screen/observe.ts'
import { paths } from '../../screen/paths.ts'
import { Today } from '../../screen/today.ts'
import { campaignContent } from '../campaign-content.ts'

/** In milliseconds (product.md §9). */
const RULES_DELAY = 2000

export class CampaignListViewModel {
  static readonly dependencies = [CampaignRepository, PointsSpent, OpenDocument, Today, Toasts] as const

  readonly campaigns = new Loadable(
    async (signal) => inOrderOfUse(await this.repository.list(signal), this.today.day),
    () => this.toasts.show('error', campaignContent.toast.failed),
  ).askedAtStart()
  readonly rules: DocumentLaunch

  constructor(
    private readonly repository: CampaignRepository,
    pointsSpent: PointsSpent,
    openDocument: OpenDocument,
    readonly today: Today,
    private readonly toasts: Toasts,
  ) {
    this.campaigns.renewedBy(pointsSpent).keptCurrent()
    this.rules = new DocumentLaunch(openDocument)
    observe(this)
  }

  start(): void {
    void this.campaigns.load()
  }

  rulesPressed(campaign: Campaign): void {
    if (campaign.rules === undefined) {
      this.toasts.show('info', campaignContent.toast.noRules)
      return
    }
    const path = paths.campaign.rules(campaign.id)
    this.rules.open(String(campaign.id), { kind: 'screen', path }, RULES_DELAY)
  }
}
