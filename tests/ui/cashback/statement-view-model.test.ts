import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { StatementViewModel } from '@ui/cashback/statement-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

async function arrange(lines: readonly StatementLine[], failure?: PortFailureReason) {
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(87.4), pending: fromReais(12.6) },
    statement: lines,
  })
  cashback.steering.failWith(failure)
  const clock = new InMemoryClock()
  const screen = new StatementViewModel(
    cashback,
    new FindLapsingCashback(cashback, clock),
    testDevice().lastKnown,
    new Today(clock),
  )
  const { signal } = openScreen(screen)
  await settled()
  return { screen, cashback, signal }
}

describe('the cash-back statement', () => {
  it('shows the first ten lines, two at a time', async () => {
    const lines = statementLine.buildList(22)
    const { screen } = await arrange(lines)
    expect(screen.pageCount).toBe(5)
    expect(screen.shown).toEqual(lines.slice(0, 2))

    screen.pageChosen(5)
    expect(screen.shown).toEqual(lines.slice(8, 10))
  })

  it('loads the next ten lines when the customer asks, until there are no more', async () => {
    const lines = statementLine.buildList(22)
    const { screen } = await arrange(lines)
    screen.pageChosen(5)
    screen.list.more()
    await settled()
    expect(screen.page).toBe(6)
    expect(screen.shown).toEqual(lines.slice(10, 12))
    expect(screen.list.mayHaveMore).toBe(true)

    screen.list.more()
    await settled()
    expect(screen.pageCount).toBe(11)
    expect(screen.list.mayHaveMore).toBe(false)
  })

  it('stays on its page when there are no more lines', async () => {
    const { screen } = await arrange(statementLine.buildList(10))
    screen.pageChosen(3)
    screen.list.more()
    await settled()
    expect(screen.page).toBe(3)
    expect(screen.list.mayHaveMore).toBe(false)
  })

  it('loads itself and the credit that lapses next when the connection returns', async () => {
    const soon = statementLine.build({ expiresOn: { year: 2026, month: 11, day: 23 } })
    const lines = [...statementLine.buildList(14), soon]
    const { screen, cashback, signal } = await arrange(lines, { kind: 'offline' })
    expect(screen.list.first.state.status).toBe('failed')
    cashback.steering.failWith(undefined)
    signal.returned()
    await settled()
    expect(screen.lines).toHaveLength(10)
    expect(screen.lapsing.value?.lines[0]).toEqual(soon)
  })
})
