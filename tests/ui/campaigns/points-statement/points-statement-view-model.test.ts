import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { PointsStatementViewModel } from '@ui/campaigns/points-statement/points-statement-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { campaignAccount, pointsLine } from '../../../support/factories/campaigns.ts'
import { settled } from '../../../support/settled.ts'

async function arrange(lineCount: number) {
  const clock = new InMemoryClock()
  const lines = Array.from({ length: lineCount }, (_, index) =>
    pointsLine.build({ points: index % 3 === 2 ? -50 : 100 }),
  )
  const account = campaignAccount.build({ lines })
  const campaigns = new InMemoryCampaignRepository(new InMemoryLoyaltyAccount(clock, [account]))
  const statement = new PointsStatementViewModel(campaigns, new Toasts(clock), account.campaign.id)
  statement.start()
  await settled()
  return statement
}

describe('the points statement', () => {
  it('shows ten lines, and ten more each time the customer asks', async () => {
    const statement = await arrange(23)
    expect(statement.shown).toHaveLength(10)
    statement.list.more()
    await settled()
    expect(statement.shown).toHaveLength(20)
    expect(statement.list.mayHaveMore).toBe(true)
    statement.list.more()
    await settled()
    expect(statement.shown).toHaveLength(23)
    expect(statement.list.mayHaveMore).toBe(false)
  })

  it('shows only what came or only what went', async () => {
    const statement = await arrange(9)
    statement.filterChosen('debit')
    expect(statement.shown.map(({ points }) => points)).toEqual([-50, -50, -50])
    statement.filterChosen('credit')
    expect(statement.shown).toHaveLength(6)
  })
})
