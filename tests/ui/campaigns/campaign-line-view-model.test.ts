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

describe('the line that names the campaign of a screen', () => {
  it.each([
    ['Natal Premiado · até 31/12/2026', christmas.build()],
    ['Natal Premiado · encerrada em 01/09/2026', christmas.ended().build()],
    ['Natal Premiado · a partir de 02/12/2026', christmas.upcoming().build()],
    ['Natal Premiado', { ...christmas.build(), end: undefined }],
    ['Natal Premiado', { ...christmas.build(), name: 'NATAL PREMIADO', end: undefined }],
  ])('says %j', async (sentence, built) => {
    const { line } = arrange(built)
    expect(line.sentence).toBeUndefined()
    line.start()
    await settled()
    expect(line.sentence).toBe(sentence)
  })

  it('names a campaign that was read before, without asking again', async () => {
    const { campaigns, line } = arrange(christmas.build())
    await campaigns.list()
    campaigns.steering.failWith({ kind: 'offline' })
    line.start()
    await settled()
    expect(line.sentence).toBe('Natal Premiado · até 31/12/2026')
  })

  it.each([
    ['cannot be read', undefined, { kind: 'unexpected', detail: '' } as const],
    ['does not exist', 987_654, undefined],
  ])('is empty when the campaign %s', async (_, id, failure) => {
    const { campaigns, line } = arrange(christmas.build(), id)
    campaigns.steering.failWith(failure)
    line.start()
    await settled()
    expect(line.sentence).toBeUndefined()
  })
})
