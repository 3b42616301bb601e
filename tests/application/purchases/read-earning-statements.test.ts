import { PortFailure } from '@application/port-failure.ts'
import { ReadEarningStatements } from '@application/purchases/read-earning-statements.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { describe, expect, it, vi } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { campaign, campaignAccount, pointsLine } from '../../support/factories/campaigns.ts'
import { statementLine } from '../../support/factories/cashback.ts'

function arrange({ others = 4 } = {}) {
  const accounts = [
    campaignAccount.build({ campaign: campaign.build({ name: 'Natal' }), lines: pointsLine.buildList(14) }),
    campaignAccount.build({ campaign: campaign.ended().build() }),
    campaignAccount.build({ campaign: campaign.withoutPermissions().build({ name: 'Fechada' }) }),
    ...campaignAccount.buildList(others).map((account) => ({ ...account, campaign: campaign.build() })),
  ]
  const lines: StatementLine[] = []
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(0), pending: fromReais(0) },
    statement: lines,
  })
  const campaigns = new InMemoryCampaignRepository(new InMemoryLoyaltyAccount(new InMemoryClock(), accounts))
  return { cashback, lines, campaigns, read: new ReadEarningStatements(cashback, campaigns) }
}

describe('the statements in which purchases are looked for', () => {
  it('are one page of cash-back, and one of each of the campaigns in progress that have a statement', async () => {
    const { read, lines } = arrange()
    lines.push(...statementLine.buildList(25))
    const found = await read.execute(undefined)
    expect(found.cashback).toHaveLength(10)
    expect(found.points).toHaveLength(5)
    expect(found.points.map(({ campaignName }) => campaignName)).not.toContain('Fechada')
    expect(found.points[0]).toMatchObject({ campaignName: 'Natal', lines: { length: 10 } })
    expect(found.unread).toEqual([])
  })

  it('are those of six campaigns at most, and then the points are not all known', async () => {
    const all = await arrange({ others: 5 }).read.execute(undefined)
    expect([all.points.length, all.unread]).toEqual([6, []])
    const most = await arrange({ others: 6 }).read.execute(undefined)
    expect([most.points.length, most.unread]).toEqual([6, ['points']])
  })

  it('are read back to a day, as far as they reach and no further than twenty pages', async () => {
    const november = (day: number) => ({ year: 2026, month: 11, day })
    const { read, lines } = arrange()
    lines.push(...[20, 10, 4].flatMap((day) => statementLine.buildList(10, { day: november(day) })))
    expect(await read.execute(november(10))).toMatchObject({
      cashback: { length: 30 },
      completeAfter: november(4),
    })
    expect((await read.execute(november(1))).completeAfter).toBeUndefined()
    expect(await read.execute(november(11))).toMatchObject({
      cashback: { length: 20 },
      completeAfter: november(10),
    })
    lines.push(...statementLine.buildList(171, { day: november(4) }))
    expect(await read.execute(november(4))).toMatchObject({
      cashback: { length: 200 },
      completeAfter: november(4),
      unread: [],
    })
    expect((await read.execute(november(1))).points[0]?.lines).toHaveLength(14)
  })

  it('are complete after the latest day up to which one of them was read', async () => {
    const november = (day: number) => ({ year: 2026, month: 11, day })
    const { read, lines, campaigns } = arrange()
    lines.push(...[20, 4, 3].flatMap((day) => statementLine.buildList(10, { day: november(day) })))
    const ends = [november(8), november(12), november(6)]
    campaigns.statement = async () => {
      const day = ends.shift() ?? november(1)
      return {
        lines: [pointsLine.build({ day: november(20) }), pointsLine.build({ day })],
        mayHaveMore: true,
      }
    }
    expect((await read.execute(november(13))).completeAfter).toEqual(november(12))
  })

  it('may lack lines of any day where none of them has a day', async () => {
    const { read, lines } = arrange()
    lines.push(...statementLine.buildList(25).map((line) => ({ ...line, day: undefined })))
    expect((await read.execute(undefined)).completeAfter).toEqual({ year: 9999, month: 12, day: 31 })
  })

  it('end where the server gives the same page again, and any line may be missing', async () => {
    const { read, lines } = arrange()
    lines.push(...Array.from({ length: 60 }, () => statementLine.build({ id: 1, description: 'A' })))
    const found = await read.execute({ year: 2020, month: 1, day: 1 })
    expect(found).toMatchObject({ cashback: { length: 10 }, completeAfter: { year: 9999 } })
  })

  it('are read to the last page where they come oldest first', async () => {
    const { read, lines } = arrange()
    const ofYear = (year: number) => statementLine.buildList(10, { day: { year, month: 11, day: 2 } })
    lines.push(...[2024, 2025, 2026].flatMap(ofYear))
    const found = await read.execute({ year: 2026, month: 11, day: 1 })
    expect(found.cashback).toHaveLength(30)
    expect(found.completeAfter).toBeUndefined()
  })

  it('leave out a campaign without an id, and those that fail', async () => {
    const { read, campaigns } = arrange()
    const [first, second, third] = (await campaigns.running()).filter(({ allows }) => allows.statement)
    if (!first || !second || !third) throw new Error('the campaigns are missing')
    const broken = { ...first, id: 0 }
    campaigns.running = async () => [broken, second, third]
    const statement = campaigns.statement.bind(campaigns)
    const asked: unknown[] = []
    campaigns.statement = async (id, page, signal) => {
      asked.push(id)
      if (id === second.id) throw new PortFailure({ kind: 'timeout' })
      return statement(id, page, signal)
    }
    expect(await read.execute(undefined)).toMatchObject({ points: { length: 1 }, unread: ['points'] })
    expect(asked).not.toContain(0)
  })

  it('are those that can be read', async () => {
    const { cashback, campaigns, read } = arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    expect(await read.execute(undefined)).toMatchObject({ cashback: [], unread: ['cashback'] })
    campaigns.steering.failWith({ kind: 'timeout' })
    await expect(read.execute(undefined)).rejects.toMatchObject({ reason: { kind: 'timeout' } })
    campaigns.steering.failWith(undefined)
    campaigns.statement = () => Promise.reject(new PortFailure({ kind: 'offline' }))
    await expect(read.execute(undefined)).rejects.toMatchObject({ reason: { kind: 'timeout' } })
    cashback.steering.failWith(undefined)
    expect(await read.execute(undefined)).toMatchObject({ points: [], unread: ['points'] })
  })

  it('leave out what a bug of the portal made unreadable, and report the bug', async () => {
    const { cashback, read } = arrange()
    const bug = new TypeError('a bug')
    cashback.statement = () => Promise.reject(bug)
    const told: unknown[] = []
    vi.stubGlobal('reportError', (thrown: unknown) => told.push(thrown))
    expect(await read.execute(undefined)).toMatchObject({ cashback: [], unread: ['cashback'] })
    vi.unstubAllGlobals()
    expect(told).toEqual([bug])
  })
})
