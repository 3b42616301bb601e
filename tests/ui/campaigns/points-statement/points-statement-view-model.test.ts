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
  const statement = new PointsStatementViewModel(campaigns, new Toasts(clock), account.campaign.id)
  const { signal } = openScreen(statement)
  await settled()
  return { campaigns, statement, signal }
}

describe('the points statement', () => {
  it('shows ten lines, and ten more each time it is asked', async () => {
    const { statement } = await arrange(23)
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

  it('asks once for a page however often it is pressed', async () => {
    const { statement } = await arrange(30)
    statement.list.more()
    statement.list.more()
    statement.list.more()
    await settled()
    expect(statement.shown).toHaveLength(20)
  })

  it('shows what came or what went', async () => {
    const { statement } = await arrange(9)
    statement.filterChosen('debit')
    expect(statement.shown.map(({ points }) => points)).toEqual([-50, -50, -50])
    statement.filterChosen('credit')
    expect(statement.shown).toHaveLength(6)
  })

  it('goes on by itself when the signal that more of it lacked is back', async () => {
    const { campaigns, statement, signal } = await arrange(15)
    campaigns.steering.failWith({ kind: 'offline' })
    statement.list.more()
    await settled()

    campaigns.steering.failWith(undefined)
    signal.returned()
    await settled()
    expect(statement.shown).toHaveLength(15)
  })

  it('does not add to the end what was awaited from before it was read anew', async () => {
    const { campaigns, statement, signal } = await arrange(25)
    statement.list.more()
    await settled()
    campaigns.steering.failWith({ kind: 'offline' })
    statement.list.more()
    await settled()

    campaigns.steering.failWith(undefined)
    statement.list.load()
    signal.returned()
    await settled()
    expect(statement.shown).toHaveLength(10)
  })

  it('keeps what is there when more of it fails', async () => {
    const { campaigns, statement } = await arrange(15)
    campaigns.steering.failWith({ kind: 'offline' })
    statement.list.more()
    await settled()
    expect(statement.list.next.state.status).toBe('failed')
    expect(statement.shown).toHaveLength(10)
    campaigns.steering.failWith(undefined)
    statement.list.more()
    await settled()
    expect(statement.shown).toHaveLength(15)
  })
})
