import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { StatementViewModel } from '@ui/cashback/statement-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryLastKnown } from '../../doubles/offline/in-memory-last-known.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'

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
    new InMemoryLastKnown(),
    new Today(clock),
  )
  const page = openScreen(screen)
  await settled()
  return { screen, cashback, ...page }
}

describe('the cash-back statement', () => {
  it('shows the ten lines that came first, two at a time', async () => {
    const lines = statementLine.buildList(22)
    const { screen } = await arrange(lines)
    expect(screen.pageCount).toBe(5)
    expect(screen.shown).toEqual(lines.slice(0, 2))

    screen.pageChosen(5)
    expect(screen.shown).toEqual(lines.slice(8, 10))
  })

  it('goes on with the next ten lines when asked to, until there are no more', async () => {
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

  it('stays where it was when there turns out to be nothing more', async () => {
    const { screen } = await arrange(statementLine.buildList(10))
    screen.pageChosen(3)
    screen.list.more()
    await settled()
    expect(screen.page).toBe(3)
    expect(screen.list.mayHaveMore).toBe(false)
  })

  it('comes with what lapses next, and with more, when the signal is back', async () => {
    const { screen, cashback, signal } = await arrange(statementLine.buildList(12), { kind: 'offline' })
    expect(screen.list.first.state.status).toBe('failed')
    cashback.steering.failWith(undefined)
    signal.returned()
    await settled()
    expect(screen.lapsing.state.status).toBe('loaded')

    cashback.steering.failWith({ kind: 'offline' })
    screen.list.more()
    await settled()
    cashback.steering.failWith(undefined)
    signal.returned()
    await settled()
    expect(screen.lines).toHaveLength(12)
  })

  it('tells what lapses next though it stands behind the first page', async () => {
    const soon = statementLine.build({ expiresOn: { year: 2026, month: 11, day: 23 } })
    const { screen } = await arrange([...statementLine.buildList(14), soon])
    expect(screen.lapsing.value?.lines[0]).toEqual(soon)
  })

  it('shows the lines even where what lapses cannot be found', async () => {
    const { screen, cashback } = await arrange(statementLine.buildList(22))
    cashback.steering.failWith({ kind: 'timeout' })
    screen.lapsing.retry()
    await settled()
    expect(screen.lapsing.state.status).toBe('failed')
    expect(screen.lines).toHaveLength(10)
  })

  it('starts anew when it is tried again', async () => {
    const { screen, cashback } = await arrange(statementLine.buildList(22))
    screen.list.more()
    await settled()
    cashback.steering.failWith({ kind: 'offline' })
    screen.list.load()
    await settled()
    expect(screen.list.first.state.status).toBe('failed')
    expect(screen.lines).toEqual([])
  })

  it('survives being left and opened again', async () => {
    const { screen, cashback, leave } = await arrange(statementLine.buildList(3))
    leave()
    cashback.steering.hold()
    openScreen(screen).leave()
    cashback.steering.release()
    openScreen(screen)
    await settled()
    expect(screen.lines).toHaveLength(3)
  })
})
