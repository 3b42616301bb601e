import { FindPurchaseEarnings } from '@application/purchases/find-purchase-earnings.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { campaign, campaignAccount, pointsLine } from '../../support/factories/campaigns.ts'
import { statementLine } from '../../support/factories/cashback.ts'

function arrange() {
  const accounts = [
    campaignAccount.build({ campaign: campaign.build({ name: 'Natal' }), lines: pointsLine.buildList(14) }),
    campaignAccount.build({ campaign: campaign.ended().build() }),
    campaignAccount.build({ campaign: campaign.withoutPermissions().build() }),
    ...campaignAccount.buildList(4).map((account) => ({ ...account, campaign: campaign.build() })),
  ]
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(0), pending: fromReais(0) },
    statement: statementLine.buildList(25),
  })
  const campaigns = new InMemoryCampaignRepository(new InMemoryLoyaltyAccount(new InMemoryClock(), accounts))
  return { cashback, campaigns, find: new FindPurchaseEarnings(cashback, campaigns) }
}

describe('the statements in which purchases are looked for', () => {
  it('are one page of cash-back, and one of each of three campaigns in progress that have a statement', async () => {
    const found = await arrange().find.execute()
    expect(found.cashback).toHaveLength(10)
    expect(found.points).toHaveLength(3)
    expect(found.points[0]).toMatchObject({ campaignName: 'Natal', lines: { length: 10 } })
    expect(found.unread).toEqual([])
  })

  it('are those that can be read', async () => {
    const { cashback, campaigns, find } = arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    expect(await find.execute()).toMatchObject({ cashback: [], unread: ['cashback'] })
    campaigns.steering.failWith({ kind: 'timeout' })
    await expect(find.execute()).rejects.toMatchObject({ reason: { kind: 'timeout' } })
    cashback.steering.failWith(undefined)
    expect(await find.execute()).toMatchObject({ points: [], unread: ['points'] })
  })
})
