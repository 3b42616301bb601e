import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import { fromReais } from '@domain/money.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { SummaryViewModel } from '@ui/purchases/summary-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { purchase } from '../../support/factories/purchases.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'

// What its screen makes of it is proven by purchases-view-model.test.ts.

async function opened(purchases: readonly Purchase[]) {
  const repository = new InMemoryPurchaseRepository({ purchases })
  const summary = new SummaryViewModel(new SummarizePurchases(repository), new Today(new InMemoryClock()))
  const { logger } = openScreen(summary)
  summary.open()
  await settled()
  return { repository, summary, logger }
}

const paid = (total: number, discount: number) => ({ total: fromReais(total), discount: fromReais(discount) })

describe('what all purchases add up to', () => {
  it('leaves averages and the saved share to the months of the period', async () => {
    const { summary } = await opened([
      purchase.on(2026, 11).build(paid(90, 10)),
      purchase.on(2026, 10).build(paid(90, 30)),
      purchase.on(2025, 9).build(paid(360, 120)),
    ])
    const figures = () => [summary.average('total'), summary.savedShare?.toFixed(3)]
    const ofLastYear = figures()
    expect(ofLastYear[1]).toBe('0.182')
    summary.periodChosen('everything')
    expect(summary.leavesMonthsOut).toBe(false)
    expect(figures()[1]).toBe('0.229')
    expect(figures()[0]).not.toEqual(ofLastYear[0])
  })

  it('is nothing without purchases', async () => {
    const { summary } = await opened([])
    expect(summary).toMatchObject({
      year: undefined,
      plotted: [],
      hasOlderMonths: false,
      savedShare: undefined,
    })
    expect(summary.totals.count).toBe(0)
  })

  it('forgets how far it had read when it is asked for again after a failure, which is logged', async () => {
    const { repository, summary, logger } = await opened(purchase.buildList(20))
    repository.steering.failWith({ kind: 'timeout' })
    summary.buildPressed()
    expect(summary.progress).toBeUndefined()
    await settled()
    expect(summary.reading.state.status).toBe('failed')
    expect(logger.entries).toEqual([['purchases-not-loaded', 'timeout']])
    repository.steering.failWith(undefined)
    summary.buildPressed()
    await settled()
    expect(summary.totals.count).toBe(20)
  })
})
