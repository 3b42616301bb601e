import { MAX_PAGES, type ReadingProgress } from '@application/purchases/read-purchases.ts'
import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { describe, expect, it } from 'vitest'
import { purchase } from '../../support/factories/purchases.ts'

function arrange(purchases: readonly Purchase[]) {
  const repository = new InMemoryPurchaseRepository({
    purchases,
  })
  const progress: ReadingProgress[] = []
  const summarize = new SummarizePurchases(repository)
  return {
    repository,
    progress,
    execute: () => summarize.execute(({ read, total }) => progress.push({ read, total })),
  }
}

describe('summing up the purchases', () => {
  it('reads all pages, and reports its progress', async () => {
    const { execute, progress } = arrange([
      ...purchase.on(2026, 11).buildList(9),
      ...purchase.on(2026, 10).buildList(9),
    ])
    const summary = await execute()
    expect(summary.months.map(({ month, count }) => [month.month, count])).toEqual([
      [10, 9],
      [11, 9],
    ])
    expect(summary).toMatchObject({ purchases: { length: 18 }, complete: true, undated: 0 })
    expect(progress).toEqual([
      { read: 1, total: 3 },
      { read: 2, total: 3 },
    ])
  })

  it('is empty where nothing was bought', async () => {
    const { execute } = arrange([])
    expect(await execute()).toMatchObject({ purchases: [], months: [], complete: true })
  })

  it('counts each purchase once where the server gives the first page whatever is asked for, and says that there may be more', async () => {
    const { execute, repository } = arrange(purchase.buildList(20))
    const page = repository.page.bind(repository)
    repository.page = (_, signal) => page(1, signal)
    expect(await execute()).toMatchObject({ purchases: { length: 8 }, complete: false })
  })

  it('stops after some pages, and leaves out the month in which it stopped, but nothing without a day', async () => {
    const { execute } = arrange([
      ...purchase.on(2026, 11).buildList(99),
      { ...purchase.build(), day: undefined },
      ...purchase.on(2026, 10).buildList(MAX_PAGES * 8),
    ])
    const summary = await execute()
    expect(summary.complete).toBe(false)
    expect(summary.months.map(({ month, count }) => [month.month, count])).toEqual([[11, 99]])
    expect(summary).toMatchObject({ purchases: { length: 100 }, undated: 1 })
  })

  it('keeps a month in which it stopped when there is no other', async () => {
    const { execute } = arrange(purchase.buildList(MAX_PAGES * 8 + 1))
    expect((await execute()).months).toHaveLength(1)
  })

  it('fails as the pages do', async () => {
    const { execute, repository } = arrange([])
    repository.steering.failWith({ kind: 'timeout' })
    await expect(execute()).rejects.toMatchObject({ reason: { kind: 'timeout' } })
  })
})
