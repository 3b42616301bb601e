import type { Campaign } from '@domain/campaigns/campaign.ts'
import type { Id } from '@domain/id.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { CampaignRulesViewModel } from '@ui/campaigns/rules/campaign-rules-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryHtmlSanitizer } from '../../../doubles/documents/in-memory-html-sanitizer.ts'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { campaign, campaignAccount } from '../../../support/factories/campaigns.ts'
import { settled } from '../../../support/settled.ts'

/** A server that leaves the rules out of its answer about one campaign. */
class RulesInListOnly extends InMemoryCampaignRepository {
  override async find(campaignId: Id): Promise<Campaign | undefined> {
    const found = await super.find(campaignId)
    return found && { ...found, rules: undefined }
  }
}

async function rulesOf(rules: string | undefined, Repository = InMemoryCampaignRepository) {
  const clock = new InMemoryClock()
  const account = campaignAccount.build({ campaign: { ...campaign.build(), rules } })
  const opened = new CampaignRulesViewModel(
    new Repository(new InMemoryLoyaltyAccount(clock, [account])),
    new InMemoryHtmlSanitizer(),
    new Toasts(clock),
    account.campaign.id,
  )
  opened.start()
  await settled()
  return opened.rules.value
}

describe("a campaign's rules", () => {
  it('are those of the campaign, or of the list where the server sends them with that alone', async () => {
    expect(await rulesOf('Vale para todos.')).toEqual({ html: 'Vale para todos.' })
    expect(await rulesOf('Vale para todos.', RulesInListOnly)).toEqual({ html: 'Vale para todos.' })
  })

  it('are missing where neither has them', async () => {
    expect(await rulesOf(undefined)).toEqual({})
  })
})
