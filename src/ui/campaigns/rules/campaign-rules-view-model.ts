import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { HtmlSanitizer, type SafeHtml } from '@application/documents/html-sanitizer.ts'
import type { Id } from '@domain/id.ts'
import { Toasts } from '../../kit/toasts.ts'
import { Loadable } from '../../screen/loadable.ts'
import { observe } from '../../screen/observe.ts'
import { campaignContent } from '../campaign-content.ts'

export class CampaignRulesViewModel {
  static readonly dependencies = [CampaignRepository, HtmlSanitizer, Toasts] as const

  /** Undefined when there is no such campaign; without `html` when it has no rules yet. */
  readonly rules = new Loadable<{ readonly html?: SafeHtml } | undefined>(
    async (signal) => {
      const campaign = await this.campaigns.find(this.campaignId, signal)
      if (campaign === undefined) return undefined
      const rules = campaign.rules ?? (await this.rulesInList(signal))
      return rules === undefined ? {} : { html: await this.sanitizer.sanitize(rules) }
    },
    () => this.toasts.show('error', campaignContent.toast.failed),
  ).askedAtStart()

  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly sanitizer: HtmlSanitizer,
    private readonly toasts: Toasts,
    private readonly campaignId: Id,
  ) {
    observe(this)
  }

  start(): void {
    void this.rules.load()
  }

  /** A server may send the rules with the list alone, where the customer pressed **Regulamento**. */
  private async rulesInList(signal: AbortSignal): Promise<string | undefined> {
    const campaigns = await this.campaigns.list(signal)
    return campaigns.find(({ id }) => id === this.campaignId)?.rules
  }
}
