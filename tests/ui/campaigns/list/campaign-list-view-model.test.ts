import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { OpenDocument } from '@application/documents/open-document.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { CampaignListViewModel } from '@ui/campaigns/list/campaign-list-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryDocumentOpener } from '../../../doubles/documents/in-memory-document-opener.ts'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { RecordingLogger } from '../../../doubles/recording-logger.ts'
import { campaign, campaignAccount, reward } from '../../../support/factories/campaigns.ts'
import { portalSettings } from '../../../support/factories/portal-settings.ts'
import { openScreen } from '../../../support/open-screen.ts'
import { settled } from '../../../support/settled.ts'

async function opened(...built: readonly Campaign[]) {
  const clock = new InMemoryClock()
  const rewards = [reward.build({ cost: 400 })]
  const loyalty = new InMemoryLoyaltyAccount(
    clock,
    built.map((each) => campaignAccount.build({ campaign: each, rewards })),
  )
  const campaigns = new InMemoryCampaignRepository(loyalty)
  const opener = new InMemoryDocumentOpener()
  const toasts = new Toasts(clock)
  const pointsSpent = new PointsSpent()
  const list = new CampaignListViewModel(
    campaigns,
    pointsSpent,
    new OpenDocument(opener, clock, portalSettings.build(), new RecordingLogger()),
    new Today(clock),
    toasts,
  )
  const { leave } = openScreen(list)
  await settled()
  const names = () => list.campaigns.value?.map(({ name }) => name)
  const said = () => toasts.items.map(({ text }) => text)
  const redeem = () => loyalty.redeem(Number(rewards[0]?.id))
  return { list, redeem, campaigns, clock, opener, pointsSpent, leave, names, said }
}

describe('the campaigns', () => {
  it('stand in the order in which they are of use', async () => {
    const { names } = await opened(
      campaign.ended().build({ name: 'past' }),
      campaign.upcoming().build({ name: 'coming' }),
      campaign.build({ name: 'running' }),
    )
    expect(names()).toEqual(['running', 'coming', 'past'])
  })

  it('are read again when an exchange has cost points, and stay as they are until then', async () => {
    const { list, redeem, campaigns, pointsSpent } = await opened(campaign.build())
    const points = () => list.campaigns.value?.map((each) => each.points)
    redeem()
    campaigns.steering.hold()
    pointsSpent.notify()
    await settled()
    expect(points()).toEqual([1520])
    campaigns.steering.release()
    await settled()
    expect(points()).toEqual([1120])
  })

  it('say so in a toast when they cannot be read, and can be asked for again', async () => {
    const { list, campaigns, names, said } = await opened(campaign.build({ name: 'Natal Premiado' }))
    campaigns.steering.failWith({ kind: 'timeout' })
    await list.campaigns.load()
    expect(list.campaigns.state.status).toBe('failed')
    expect(said()).toEqual(['Ops!, ocorreu um erro ao tentar resgatar dados da campanha!'])
    campaigns.steering.failWith(undefined)
    await list.campaigns.load()
    expect(names()).toEqual(['Natal Premiado'])
  })
})

describe('the rules of a campaign of the list', () => {
  it('open in a tab after two seconds', async () => {
    const natal = campaign.build({ id: 7 })
    const { list, clock, opener } = await opened(natal)
    list.rulesPressed(natal)
    expect(list.rules.openingKey).toBe('7')
    clock.advance(1999)
    expect(opener.tabs).toEqual(['waiting'])
    clock.advance(1)
    expect(opener.tabs).toEqual([{ address: '#/campanha/7/regulamento' }])
  })

  it('are said to be missing where there are none, and no tab opens', async () => {
    const without = { ...campaign.build(), rules: undefined }
    const { list, opener, said } = await opened(without)
    list.rulesPressed(without)
    expect(said()).toEqual(['Regulamento não disponível'])
    expect(opener.tabs).toEqual([])
  })

  it('open no more once the customer has left the list', async () => {
    const natal = campaign.build()
    const { list, clock, opener, leave } = await opened(natal)
    list.rulesPressed(natal)
    leave()
    clock.advance(2000)
    expect(opener.tabs).toEqual(['closed'])
  })
})
