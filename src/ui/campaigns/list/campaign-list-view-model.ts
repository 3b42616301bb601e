import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { Clock } from '@application/clock.ts'
import { OpenDocument } from '@application/documents/open-document.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { type Campaign, inOrderOfUse } from '@domain/campaigns/campaign.ts'
import { makeAutoObservable } from 'mobx'
import { DocumentLaunch } from '../../documents/document-launch.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { paths } from '../../screen/paths.ts'
import { campaignContent } from '../campaign-content.ts'

/** portal.md §9 */
const RULES_DELAY_MS = 2000

export class CampaignListViewModel {
  static readonly dependencies = [CampaignRepository, OpenDocument, Clock, Toasts] as const

  readonly campaigns = new Loadable(
    async (signal) => inOrderOfUse(await this.repository.list(signal), this.today),
    () => this.toasts.show('error', campaignContent.toast.failed),
  )
  readonly rules: DocumentLaunch

  constructor(
    private readonly repository: CampaignRepository,
    openDocument: OpenDocument,
    private readonly clock: Clock,
    private readonly toasts: Toasts,
  ) {
    this.rules = new DocumentLaunch(openDocument)
    makeAutoObservable(this, { campaigns: false, rules: false }, { autoBind: true })
  }

  get today(): CalendarDay {
    return this.clock.today()
  }

  start(): void {
    void this.campaigns.load()
  }

  dispose(): void {
    this.campaigns.cancel()
    this.rules.dispose()
  }

  rulesPressed(campaign: Campaign): void {
    if (campaign.rules === undefined) {
      this.toasts.show('info', campaignContent.toast.noRules)
      return
    }
    const path = paths.campaign.rules(campaign.id)
    this.rules.open(String(campaign.id), { kind: 'screen', path }, RULES_DELAY_MS)
  }
}
