import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import { fromReais } from '@domain/money.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { PurchasesViewModel } from '@ui/purchases/purchases-view-model.ts'
import { SummaryViewModel } from '@ui/purchases/summary-view-model.ts'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { statementLine } from '../../support/factories/cashback.ts'
import { purchase } from '../../support/factories/purchases.ts'
import { monthsOfPurchases } from '../../support/months-of-purchases.ts'
import { openScreen } from '../../support/open-screen.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'

async function arrange(
  purchases: Purchase[],
  navigation = new RecordingNavigation(),
  credited: readonly Purchase[] = purchases,
) {
  const statement = credited.map(({ couponNumber, day }) =>
    statementLine.build({ description: `Cashback compra ${couponNumber}`, amount: fromReais(3.61), day }),
  )
  const { months, repository, cashback, readStatements, today } = monthsOfPurchases({ purchases, statement })
  const summary = new SummaryViewModel(new SummarizePurchases(repository), today)
  const screen = new PurchasesViewModel(repository, readStatements, navigation, summary, months)
  const { logger, visibility } = openScreen(screen)
  await settled()
  return { screen, repository, cashback, logger, visibility }
}

describe('the list of purchases', () => {
  it('shows eight at a time, and says which months continue on another page', async () => {
    const { screen } = await arrange([
      ...purchase.on(2026, 11).buildList(5),
      ...purchase.on(2026, 10).buildList(9),
      ...purchase.on(2026, 9).buildList(1),
    ])
    expect(screen.pageCount).toBe(2)
    expect(screen.months.map(({ count, partial }) => [count, partial])).toEqual([
      [5, false],
      [3, true],
    ])

    screen.pageChosen(2)
    await settled()
    expect(screen.months.map(({ count, partial }) => [count, partial])).toEqual([
      [6, true],
      [1, false],
    ])
  })

  it('says so of every month of a list that is not sorted', async () => {
    const [november, october, september] = [11, 10, 9].map((month) => purchase.on(2026, month))
    const { screen } = await arrange([
      ...(november?.buildList(2) ?? []),
      ...(october?.buildList(2) ?? []),
      ...(september?.buildList(2) ?? []),
      ...(october?.buildList(2) ?? []),
      ...(november?.buildList(2) ?? []),
    ])
    expect(screen.months.map(({ partial }) => partial)).toEqual([true, true, true])
  })

  it('says so of a month that stands before or behind purchases without a day too, and of those', async () => {
    const undated = { ...purchase.build(), day: undefined }
    const november = purchase.on(2026, 11).buildList(14)
    const { screen } = await arrange([...november.slice(0, 7), undated, undated, ...november.slice(7)])
    const said = () => screen.months.map(({ month, partial }) => [month?.month, partial])
    expect(said()).toEqual([
      [11, true],
      [undefined, true],
    ])
    screen.pageChosen(2)
    await settled()
    expect(said()).toEqual([
      [undefined, true],
      [11, true],
    ])
  })

  it('keeps its pager while a page loads, and when it fails', async () => {
    const { screen, repository, logger } = await arrange(purchase.buildList(20))
    repository.steering.failWith({ kind: 'offline' })
    screen.pageChosen(3)
    expect(screen.pageCount).toBe(3)
    await settled()
    expect(screen.list.state.status).toBe('failed')
    expect(screen.page).toBe(3)
    expect(logger.entries).toEqual([['purchases-not-loaded', 'offline']])
  })

  it('goes back to the last page when there are fewer than before', async () => {
    const purchases = purchase.buildList(20)
    const { screen } = await arrange(purchases)
    purchases.length = 9
    screen.pageChosen(3)
    await settled()
    expect(screen.page).toBe(2)
    expect(screen.list.value?.purchases).toHaveLength(1)
  })

  it.each([
    ['has nothing behind the last page', () => []],
    ['gives the last page once more', (last: readonly Purchase[]) => last],
  ])('ends where the server %s, whatever number of pages it says', async (_, behind) => {
    const { screen, repository } = await arrange(purchase.buildList(20))
    const page = repository.page.bind(repository)
    repository.page = async (number, signal) => {
      const { purchases } = await page(Math.min(number, 3), signal)
      return { purchases: number > 3 ? behind(purchases) : purchases, pageCount: 9 }
    }
    for (const number of [2, 3, 4]) {
      screen.pageChosen(number)
      await settled()
    }
    expect([screen.page, screen.pageCount]).toEqual([3, 3])
    expect(screen.list.value?.purchases).toHaveLength(4)
  })

  it.each([
    ['no pages', 0],
    ['one page', 1],
  ])('goes back one page from an empty one that counts %s', async (_, counted) => {
    const { screen, repository } = await arrange(purchase.buildList(20))
    const page = repository.page.bind(repository)
    repository.page = async (number, signal) => ({
      ...(await page(number, signal)),
      pageCount: number > 3 ? counted : 4,
    })
    screen.pageChosen(4)
    await settled()
    expect([screen.page, screen.pageCount]).toEqual([3, 3])
    expect(screen.list.value?.purchases).toHaveLength(4)
  })

  it('has no second page once it has come empty', async () => {
    const { screen, repository } = await arrange(purchase.buildList(8))
    const page = repository.page.bind(repository)
    repository.page = async (number, signal) => ({ ...(await page(number, signal)), pageCount: 2 })
    screen.pageChosen(2)
    await settled()
    expect([screen.page, screen.pageCount]).toEqual([1, 1])
  })
})

/** Twenty-four purchases, two a month, newest first. */
const aYear = () =>
  Array.from({ length: 12 }, (_, ago) =>
    purchase.buildList(2, { day: { year: 2026, month: 12 - ago, day: 5 } }),
  ).flat()

describe('what purchases gave', () => {
  it('is known of all on the page, however many pages of the statement tell it', async () => {
    const { screen } = await arrange(aYear())
    expect(screen.earnings.size).toBe(8)
    screen.pageChosen(3)
    await settled()
    expect([...screen.earnings.values()]).toEqual(
      Array.from({ length: 8 }, () => ({ cashback: fromReais(3.61), points: [] })),
    )
  })

  it('is read again with a purchase that has come while the customer was away, and only then', async () => {
    const purchases = aYear()
    const { screen, cashback, visibility } = await arrange(purchases)
    cashback.steering.failWith({ kind: 'offline' })
    visibility.comeBack()
    await settled()
    expect(screen.statements.value?.unread).toEqual([])
    purchases.unshift(purchase.build({ day: { year: 2026, month: 12, day: 6 } }))
    visibility.comeBack()
    await settled()
    expect(screen.statements.value?.unread).toEqual(['cashback'])
  })

  it('is read no further than the page needs, and not again on the way back', async () => {
    const { screen, cashback } = await arrange(aYear())
    screen.pageChosen(2)
    await settled()
    expect(screen.statements.value?.cashback).toHaveLength(20)
    cashback.steering.failWith({ kind: 'offline' })
    screen.pageChosen(1)
    await settled()
    expect(screen.statements.value?.unread).toEqual([])
    expect(screen.earnings.size).toBe(8)
    screen.pageChosen(3)
    await settled()
    expect(screen.statements.value?.unread).toEqual(['cashback'])
  })

  it('is not known of a purchase whose number one on another page has, which may have given it', async () => {
    const all = aYear()
    const couponNumber = all[0]?.couponNumber ?? ''
    const rivals = all.map((each, position) => (position === 8 ? { ...each, couponNumber } : each))
    const { screen } = await arrange(rivals, undefined, all)
    screen.pageChosen(2)
    await settled()
    expect(screen.earnings.size).toBe(7)
  })

  it('is not asked for where there are no purchases', async () => {
    expect((await arrange([])).screen.statements.state.status).toBe('idle')
  })
})

describe('the summary of purchases', () => {
  it('is made once, when the customer opens its tab', async () => {
    const { screen, repository } = await arrange(purchase.buildList(20))
    expect(screen.summary.reading.state.status).toBe('idle')
    screen.tabChosen('summary')
    await settled()
    expect(screen.summary.totals.count).toBe(20)

    repository.steering.failWith({ kind: 'offline' })
    screen.tabChosen('list')
    screen.tabChosen('summary')
    await settled()
    expect(screen.summary.totals.count).toBe(20)
  })

  it('is made anew with a purchase that has come meanwhile: at once where it is shown, else when its tab opens', async () => {
    const purchases = purchase.buildList(20)
    const { screen, visibility } = await arrange(purchases)
    screen.tabChosen('summary')
    await settled()
    purchases.unshift(purchase.build())
    visibility.comeBack()
    expect(screen.summary.totals.count).toBe(20)
    await settled()
    expect(screen.summary.totals.count).toBe(21)

    screen.tabChosen('list')
    visibility.comeBack()
    await settled()
    expect(screen.summary.totals.count).toBe(21)
    purchases.unshift(purchase.build())
    visibility.comeBack()
    await settled()
    expect(screen.summary.reading.state.status).toBe('idle')
    screen.tabChosen('summary')
    await settled()
    expect(screen.summary.totals.count).toBe(22)
  })

  it('is not made anew where the customer cancelled it', async () => {
    const purchases = purchase.buildList(20)
    const { screen, visibility } = await arrange(purchases)
    screen.tabChosen('summary')
    screen.summary.cancelPressed()
    purchases.unshift(purchase.build())
    visibility.comeBack()
    await settled()
    expect(screen.summary.reading.state.status).toBe('idle')
  })

  it('shows its progress, and can be cancelled and made again', async () => {
    const { screen, repository } = await arrange(purchase.buildList(20))
    let asked = 0
    repository.steering.slowDown(() => (++asked === 2 ? new Promise(() => {}) : Promise.resolve()))
    screen.tabChosen('summary')
    await settled()
    expect(screen.summary.progress).toMatchObject({ read: 1, total: 3 })

    screen.summary.cancelPressed()
    await settled()
    expect(screen.summary.reading.state.status).toBe('idle')

    screen.summary.buildPressed()
    await settled()
    expect(screen.summary.reading.state.status).toBe('loaded')
  })

  it('plots the last twelve months, or all of them', async () => {
    const { screen } = await arrange([
      purchase.on(2026, 11).build(),
      purchase.on(2026, 2).build(),
      purchase.on(2025, 9).build(),
    ])
    screen.tabChosen('summary')
    await settled()
    expect(screen.summary.hasOlderMonths).toBe(true)
    expect(screen.summary.average('total')).toEqual(fromReais(38.42))
    expect(screen.summary.year).toMatchObject({ visits: 2, from: { year: 2026, month: 2 } })
    expect(screen.summary.plotted).toHaveLength(12)
    screen.summary.periodChosen('everything')
    expect(screen.summary.plotted).toHaveLength(15)
  })

  it('plots no older month where a long time without purchases has none', async () => {
    const { screen } = await arrange([purchase.on(2026, 11).build(), purchase.on(2024, 3).build()])
    screen.tabChosen('summary')
    await settled()
    expect(screen.summary.plotted.map(({ month }) => month)).toEqual([{ year: 2026, month: 11 }])
    expect(screen.summary.hasOlderMonths).toBe(true)
  })

  it('adds up what it plots, and purchases without a day where nothing is left out', async () => {
    const { screen } = await arrange([
      purchase.on(2026, 11).build({ total: fromReais(0.1), discount: fromReais(0.2) }),
      purchase.on(2026, 2).build({ total: fromReais(0.2), discount: fromReais(0.1) }),
      purchase.on(2025, 9).build({ total: fromReais(100), discount: fromReais(10) }),
      purchase.build({ day: undefined, total: fromReais(1000), discount: fromReais(0) }),
    ])
    screen.tabChosen('summary')
    await settled()
    expect(screen.summary.totals).toEqual({ count: 2, total: fromReais(0.3), discount: fromReais(0.3) })
    screen.summary.periodChosen('everything')
    expect(screen.summary.totals).toMatchObject({
      count: 4,
      total: fromReais(1100.3),
      discount: fromReais(10.3),
    })
  })
})

describe('the chosen month of a company', () => {
  it('is read again with a purchase that has come meanwhile, and stays as it is until then', async () => {
    const purchases = purchase.on(2026, 11).buildList(20)
    const { screen, visibility } = await arrange(purchases)
    const month = screen.chosenMonth
    month.monthChosen({ year: 2026, month: 11 })
    await settled()
    expect([month.found?.purchases.length, month.earnings.size]).toEqual([20, 20])
    purchases.unshift(purchase.on(2026, 11).build())
    const seen: unknown[] = []
    const stop = autorun(() => seen.push([month.found?.purchases.length, month.isReading]))
    visibility.comeBack()
    await settled()
    stop()
    expect(seen).toEqual([
      [20, false],
      [21, false],
    ])
  })
})
