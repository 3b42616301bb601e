import { FirstFigures } from '@application/home/first-figures.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'

class CountingCashback extends InMemoryCashbackRepository {
  asked = 0

  override balance() {
    this.asked++
    return super.balance()
  }
}

function arrange() {
  const cashback = new CountingCashback({ balance: { available: fromReais(87.4), pending: fromReais(0) } })
  const purchases = new InMemoryPurchaseRepository({
    savedTotal: { amount: fromReais(10), customerSince: undefined },
  })
  const sessions = new InMemorySessionStore()
  return { cashback, sessions, figures: new FirstFigures(cashback, purchases, sessions) }
}

describe('the first figures', () => {
  it('are asked for once when they were asked for ahead, and anew from then on', async () => {
    const { cashback, figures } = arrange()
    figures.askAhead()
    expect((await figures.balance()).available).toEqual(fromReais(87.4))
    expect((await figures.savedTotal()).amount).toEqual(fromReais(10))
    expect(cashback.asked).toBe(1)
    await figures.balance()
    expect(cashback.asked).toBe(2)
  })

  it('are asked for when nobody did so ahead', async () => {
    const { cashback, figures } = arrange()
    await figures.balance()
    expect(cashback.asked).toBe(1)
  })

  it('are not those of the customer before', async () => {
    const { cashback, sessions, figures } = arrange()
    figures.askAhead()
    sessions.save(session.build())
    await figures.balance()
    expect(cashback.asked).toBe(2)
  })

  it('fail where they are asked for, and nowhere else', async () => {
    const { cashback, figures } = arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    figures.askAhead()
    await expect(figures.balance()).rejects.toThrow()
  })
})
