import type { StatementPage } from '@application/cashback/cashback-repository.ts'
import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { StatementViewModel } from '@ui/cashback/statement-view-model.ts'
import { loadedValue } from '@ui/screen/load-state.ts'
import { Today } from '@ui/screen/today.ts'
import { autorun } from 'mobx'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SlowBalance } from '../../doubles/cashback/slow-balance.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

async function arrange(lines: readonly StatementLine[], failure?: PortFailureReason) {
  const account = { balance: { available: fromReais(87.4), pending: fromReais(12.6) }, statement: lines }
  const cashback = new InMemoryCashbackRepository(account)
  cashback.steering.failWith(failure)
  return { account, ...(await open(cashback)) }
}

async function open<Cashback extends InMemoryCashbackRepository>(cashback: Cashback) {
  const clock = new InMemoryClock()
  const screen = new StatementViewModel(
    cashback,
    new FindLapsingCashback(cashback, clock),
    testDevice().lastKnown,
    new Today(clock),
  )
  const { offlineLoads, logger } = openScreen(screen)
  await settled()
  return { screen, cashback, clock, offlineLoads, logger }
}

/** The server gives no other page of the statement. */
class FirstPageAlone extends InMemoryCashbackRepository {
  constructor(statement: readonly StatementLine[]) {
    super({ balance: { available: fromReais(10), pending: fromReais(0) }, statement })
  }

  override statement(page: number): Promise<StatementPage> {
    this.steering.failWith(page === 1 ? undefined : { kind: 'timeout' })
    return super.statement(page)
  }
}

const lapsing = (screen: StatementViewModel) => loadedValue(screen.lapsing.state)?.lines ?? []

describe('the cash-back statement', () => {
  it('shows the first ten lines, two at a time', async () => {
    const lines = statementLine.buildList(22)
    const { screen } = await arrange(lines)
    expect(screen.pageCount).toBe(5)
    expect(screen.shown).toEqual(lines.slice(0, 2))

    screen.pageChosen(5)
    expect(screen.shown).toEqual(lines.slice(8, 10))
  })

  it('goes on in the list, under its months, until there are no more lines', async () => {
    const lines = [
      ...statementLine.buildList(8),
      statementLine.spent().build({ day: { year: 2026, month: 10, day: 9 } }),
      ...statementLine.buildList(13, { day: { year: 2026, month: 10, day: 2 } }),
    ]
    const { screen } = await arrange(lines)
    screen.pageChosen(3)
    screen.layoutChosen('list')
    expect(screen.months.map(({ items, partial }) => [items.length, partial])).toEqual([
      [8, false],
      [2, true],
    ])

    screen.list.more()
    await settled()
    screen.list.more()
    await settled()
    expect(screen.months.map(({ items, partial }) => [items.length, partial])).toEqual([
      [8, false],
      [14, false],
    ])
    expect(screen.list.hasNext).toBe(false)
    screen.layoutChosen('pages')
    expect([screen.page, screen.pageCount]).toEqual([3, 11])
  })

  it('knows that a month may go on behind a line without a day, and that more such lines may come', async () => {
    const undated = { ...statementLine.build(), day: undefined }
    const lines = [undated, ...statementLine.buildList(8), undated, ...statementLine.buildList(2)]
    const { screen } = await arrange(lines)
    const said = () => screen.months.map(({ items, partial }) => [items.length, partial])
    expect(said()).toEqual([
      [2, true],
      [8, true],
    ])
    screen.list.more()
    await settled()
    expect(said()).toEqual([
      [2, false],
      [10, false],
    ])
  })

  it('loads itself and the credit that lapses next when the connection returns', async () => {
    const soon = statementLine.build({ expiresOn: { year: 2026, month: 11, day: 23 } })
    const lines = [...statementLine.buildList(14), soon]
    const { screen, cashback, offlineLoads } = await arrange(lines, { kind: 'offline' })
    expect(screen.list.first.state.status).toBe('failed')
    cashback.steering.failWith(undefined)
    offlineLoads.askAgain()
    await settled()
    expect(screen.list.lines).toHaveLength(10)
    expect(lapsing(screen)[0]).toEqual(soon)
  })

  it('names no credit as lapsing that the balance on the screen says is spent', async () => {
    const { screen, account } = await arrange([statementLine.build({ amount: fromReais(50) })])
    expect(lapsing(screen).map(({ amount }) => amount)).toEqual([fromReais(50)])
    account.balance = { available: fromReais(10), pending: fromReais(0) }
    screen.balance.refresh()
    await settled()
    expect(lapsing(screen).map(({ amount }) => amount)).toEqual([fromReais(10)])
  })

  it('says that more may lapse in what was not read, unless the balance on the screen says that all is spent', async () => {
    const { screen, account } = await arrange(statementLine.buildList(101))
    expect(loadedValue(screen.lapsing.state)?.complete).toBe(false)
    account.balance = { available: fromReais(0), pending: fromReais(12.6) }
    screen.balance.refresh()
    await settled()
    expect(loadedValue(screen.lapsing.state)).toEqual({ lines: [], complete: true })
  })

  it('names a credit in full while the balance cannot be read, and what is left of it once it can', async () => {
    const { screen, cashback } = await arrange([statementLine.build({ amount: fromReais(100) })], {
      kind: 'offline',
    })
    cashback.steering.failWith(undefined)
    screen.list.load()
    await settled()
    expect(lapsing(screen).map(({ amount }) => amount)).toEqual([fromReais(100)])
    await screen.balance.retry()
    expect(lapsing(screen).map(({ amount }) => amount)).toEqual([fromReais(87.4)])
  })

  it.each([
    ['for good, where the balance came after the lines', [statementLine.build()], true],
    [
      'no longer, where no line can lapse, whatever the balance will be',
      [statementLine.spent().build()],
      false,
    ],
  ])('keeps the room of what lapses: %s', async (_, lines, keeps) => {
    const account = { balance: { available: fromReais(1), pending: fromReais(0) }, statement: lines }
    const { screen, cashback } = await open(new SlowBalance(account))
    expect(screen.keepsRoomForLapsing).toBe(keeps)
    cashback.answerBalance()
    await settled()
    expect(lapsing(screen).map(({ amount }) => amount)).toEqual(keeps ? [fromReais(1)] : [])
    expect(screen.keepsRoomForLapsing).toBe(keeps)
  })

  it('gives up the room of what lapses with the lines, where the balance came before them', async () => {
    const { screen } = await arrange([statementLine.build()])
    expect(screen.keepsRoomForLapsing).toBe(false)
  })

  it('names no credit after its last day, while it stays open', async () => {
    const today = { year: 2026, month: 11, day: 20 }
    const { screen, clock } = await arrange([statementLine.build({ expiresOn: today })])
    const stop = autorun(() => void lapsing(screen))
    onTestFinished(stop)
    expect(lapsing(screen)).toHaveLength(1)
    clock.advance(24 * 60 * 60_000)
    expect(lapsing(screen)).toEqual([])
  })

  it('logs which of it could not be loaded, further pages too', async () => {
    const failure = { kind: 'timeout' } as const
    const { logger } = await arrange([], failure)
    expect(logger.entries).toEqual([
      ['balance-not-loaded', 'timeout'],
      ['statement-not-loaded', 'timeout'],
    ])

    const later = await arrange(statementLine.buildList(22))
    later.cashback.steering.failWith(failure)
    later.screen.list.more()
    await settled()
    expect(later.logger.entries).toEqual([['statement-not-loaded', 'timeout']])
  })

  it('logs that the pages behind the first could not be searched for what lapses', async () => {
    const { screen, logger } = await open(new FirstPageAlone(statementLine.buildList(12)))
    expect(screen.lapsing.state.status).toBe('failed')
    expect(logger.entries).toEqual([['statement-not-loaded', 'timeout']])
  })
})
