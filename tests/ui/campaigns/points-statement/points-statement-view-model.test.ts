import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { PointsStatementViewModel } from '@ui/campaigns/points-statement/points-statement-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { campaignAccount, pointsLine } from '../../../support/factories/campaigns.ts'
import { openScreen } from '../../../support/open-screen.ts'
import { settled } from '../../../support/settled.ts'

async function arrange(lineCount: number) {
  const clock = new InMemoryClock()
  const lines = Array.from({ length: lineCount }, (_, index) =>
    pointsLine.build({ points: index % 3 === 2 ? -50 : 100 }),
  )
  const account = campaignAccount.build({ lines })
  const campaigns = new InMemoryCampaignRepository(new InMemoryLoyaltyAccount(clock, [account]))
  const toasts = new Toasts(clock)
  const pointsSpent = new PointsSpent()
  const statement = new PointsStatementViewModel(campaigns, pointsSpent, toasts, account.campaign.id)
  openScreen(statement)
  await settled()
  return { statement, account, campaigns, pointsSpent, toasts }
}

describe('the points statement', () => {
  it('shows ten lines, and ten more each time the customer asks', async () => {
    const { statement } = await arrange(23)
    expect(statement.shown).toHaveLength(10)
    statement.list.more()
    await settled()
    expect(statement.shown).toHaveLength(20)
    expect(statement.list.hasNext).toBe(true)
    statement.list.more()
    await settled()
    expect(statement.shown).toHaveLength(23)
    expect(statement.list.hasNext).toBe(false)
  })

  it('says in a toast too that a later page failed', async () => {
    const { statement, campaigns, toasts } = await arrange(23)
    campaigns.steering.failWith({ kind: 'timeout' })
    statement.list.more()
    await settled()
    expect(toasts.items.map(({ text }) => text)).toEqual(['Ops!, Erro ao consultar informações de extratos'])
    expect(statement.shown).toHaveLength(10)
  })

  it('is read again when an exchange ends that the screen before has sent', async () => {
    const { statement, account, pointsSpent } = await arrange(3)
    expect(statement.points.value).toBe(150)
    account.lines = [pointsLine.build({ points: -100 }), ...account.lines]
    pointsSpent.notify()
    await settled()
    expect(statement.points.value).toBe(50)
    expect(statement.shown).toHaveLength(4)
  })

  it('shows only what came or only what went', async () => {
    const { statement } = await arrange(9)
    statement.filterChosen('debit')
    expect(statement.shown.map(({ points }) => points)).toEqual([-50, -50, -50])
    statement.filterChosen('credit')
    expect(statement.shown).toHaveLength(6)
  })
})
