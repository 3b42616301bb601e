import { ReadMonthOfPurchases } from '@application/purchases/read-month-of-purchases.ts'
import { MAX_PAGES, type PurchaseReading } from '@application/purchases/read-purchases.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { describe, expect, it } from 'vitest'
import { purchase } from '../../support/factories/purchases.ts'

const october = { year: 2026, month: 10 }

function arrange(purchases: readonly Purchase[]) {
  const repository = new InMemoryPurchaseRepository({
    purchases,
  })
  const progress: PurchaseReading[] = []
  const read = () =>
    new ReadMonthOfPurchases(repository).execute(october, (reading) => progress.push(reading))
  return { repository, progress, read }
}

const newestFirst = [
  ...purchase.on(2026, 11).buildList(10),
  ...purchase.on(2026, 10).buildList(9),
  ...purchase.on(2026, 9).buildList(30),
]

describe('the purchases of a month', () => {
  it('are read until the pages are older, with what has been found so far', async () => {
    const { progress, read } = arrange(newestFirst)
    const reading = await read()
    expect(reading).toMatchObject({ read: 3, total: 7, complete: true })
    expect(reading.purchases).toEqual(newestFirst.slice(10, 19))
    expect(reading.others).toEqual([...newestFirst.slice(0, 10), ...newestFirst.slice(19, 24)])
    expect(progress.map(({ read, purchases }) => [read, purchases.length])).toEqual([
      [1, 0],
      [2, 6],
    ])
  })

  it('are found on every page when the server sends them in another order', async () => {
    const { read } = arrange([...purchase.on(2026, 9).buildList(8), ...newestFirst])
    expect(await read()).toMatchObject({ read: 8, complete: true, purchases: { length: 9 } })
  })

  it('may be none, of a customer without purchases too', async () => {
    expect(await arrange([]).read()).toMatchObject({ purchases: [], complete: true })
    expect(await arrange(purchase.on(2026, 11).buildList(3)).read()).toMatchObject({
      purchases: [],
      complete: true,
    })
  })

  it('are each there once where the server gives the first page whatever is asked for, but perhaps not all', async () => {
    const { read, repository } = arrange(purchase.on(2026, 10).buildList(20))
    const page = repository.page.bind(repository)
    repository.page = (_, signal) => page(1, signal)
    expect(await read()).toMatchObject({ purchases: { length: 8 }, complete: false })
  })

  it('are not all there behind the last page that is read', async () => {
    const { read } = arrange(purchase.on(2026, 10).buildList(MAX_PAGES * 8 + 1))
    expect(await read()).toMatchObject({ complete: false, purchases: { length: MAX_PAGES * 8 } })
  })
})
