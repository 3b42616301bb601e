import { FindLapsingCashback, MAX_PAGES } from '@application/cashback/find-lapsing-cashback.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { statementLine } from '../../support/factories/cashback.ts'

function arrange(statement: readonly StatementLine[]) {
  const balance = { available: fromReais(1000), pending: fromReais(0) }
  const cashback = new InMemoryCashbackRepository({ balance, statement })
  const find = new FindLapsingCashback(cashback, new InMemoryClock())
  const execute = async () => find.execute(await cashback.statement(1))
  return { cashback, find, execute }
}

describe('finding the cash-back that lapses', () => {
  it('looks behind the first page, where the oldest credits are', async () => {
    const soon = statementLine.build({ expiresOn: { year: 2026, month: 11, day: 23 } })
    const { execute } = arrange([...statementLine.buildList(14), soon])
    const { lines, complete } = await execute()
    expect(lines).toHaveLength(15)
    expect(lines[0]).toEqual(soon)
    expect(complete).toBe(true)
  })

  it('asks for nothing when the first page is all there is', async () => {
    const { find, cashback } = arrange(statementLine.buildList(3))
    const firstPage = await cashback.statement(1)
    cashback.steering.failWith({ kind: 'offline' })
    expect((await find.execute(firstPage)).lines).toHaveLength(3)
  })

  it('stops after some pages, and says that there may be more', async () => {
    const { execute } = arrange(statementLine.buildList(MAX_PAGES * 10 + 1))
    const { lines, complete } = await execute()
    expect(lines).toHaveLength(MAX_PAGES * 10)
    expect(complete).toBe(false)
  })

  it('says that there may be more where the server gives the first page whatever is asked for', async () => {
    const { cashback, find } = arrange(statementLine.buildList(25))
    const firstPage = await cashback.statement(1)
    cashback.statement = async () => firstPage
    const { lines, complete } = await find.execute(firstPage)
    expect(lines).toHaveLength(10)
    expect(complete).toBe(false)
  })

  it('fails as the statement does', async () => {
    const { find, cashback } = arrange(statementLine.buildList(11))
    const firstPage = await cashback.statement(1)
    cashback.steering.failWith({ kind: 'timeout' })
    await expect(find.execute(firstPage)).rejects.toMatchObject({ reason: { kind: 'timeout' } })
  })
})
