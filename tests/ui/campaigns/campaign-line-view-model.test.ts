import type { Campaign } from '@domain/campaigns/campaign.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { CampaignLineViewModel } from '@ui/campaigns/campaign-line-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { campaign, campaignAccount } from '../../support/factories/campaigns.ts'
import { settled } from '../../support/settled.ts'

function arrange(built: Campaign, id = built.id) {
  const clock = new InMemoryClock()
  const account = new InMemoryLoyaltyAccount(clock, [campaignAccount.build({ campaign: built })])
  const campaigns = new InMemoryCampaignRepository(account)
  return { campaigns, line: new CampaignLineViewModel(campaigns, new Today(clock), id) }
}

const christmas = campaign.params({ name: 'Natal Premiado' })

describe('the line that tells which campaign a screen belongs to', () => {
  it.each([
    ['Natal Premiado · até 31/12/2026', christmas.build()],
    ['Natal Premiado · encerrada em 01/09/2026', christmas.ended().build()],
    ['Natal Premiado · a partir de 02/12/2026', christmas.upcoming().build()],
    ['Natal Premiado', { ...christmas.build(), end: undefined }],
  ])('says %j', async (sentence, built) => {
    const { line } = arrange(built)
    expect(line.sentence).toBeUndefined()
    line.start()
    await settled()
    expect(line.sentence).toBe(sentence)
  })

  it('stays away when the campaign cannot be had, or is none', async () => {
    const { campaigns, line } = arrange(christmas.build())
    campaigns.steering.failWith({ kind: 'unexpected', detail: '' })
    line.start()
    await settled()
    expect(line.sentence).toBeUndefined()

    const { line: unknown } = arrange(christmas.build(), 987_654)
    unknown.start()
    await settled()
    expect(unknown.sentence).toBeUndefined()
  })
})
