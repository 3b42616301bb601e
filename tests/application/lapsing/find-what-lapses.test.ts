import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { fromReais } from '@domain/money.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { activatedOffer, offer, promotion } from '../../support/factories/offers.ts'
import { session } from '../../support/factories/session.ts'
import { testDevice } from '../../support/test-device.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })

const TODAY = november(20)

const LINES = [
  statementLine.build({ expiresOn: november(24), amount: fromReais(4.61) }),
  statementLine.build({ expiresOn: november(24), amount: fromReais(0.39) }),
  statementLine.expired().build(),
]

function arrange({ statement = LINES } = {}) {
  const balance = { available: fromReais(1000), pending: fromReais(0) }
  const cashback = new InMemoryCashbackRepository({ balance, statement })
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(session.build())
  const { activatedOffers, lastKnown, preferredStore } = testDevice(clock, sessions)
  activatedOffers.remember(activatedOffer.build({ end: november(28) }))
  activatedOffers.remember({ ...activatedOffer.build({ name: 'SEM FIM' }), end: undefined })
  const open = () =>
    new FindWhatLapses(
      cashback,
      new FindLapsingCashback(cashback, clock),
      activatedOffers,
      lastKnown,
      preferredStore,
    )
  return { cashback, clock, sessions, activatedOffers, lastKnown, preferredStore, open, find: open() }
}

describe('what of the customer has a last day', () => {
  it('are the credits of each day together', async () => {
    const { find } = arrange()
    expect(await find.credits()).toEqual({
      credits: [{ kind: 'cashback', on: november(24), amount: fromReais(5) }],
      complete: true,
    })
  })

  it('are the credits on three pages at most, and it says that older ones were not read', async () => {
    const statement = [
      ...statementLine.buildList(20, { expiresOn: november(24) }),
      ...statementLine.buildList(10, { expiresOn: november(23) }),
      statementLine.build({ expiresOn: november(22) }),
    ]
    const { credits, complete } = await arrange({ statement }).find.credits()
    expect(credits.map(({ on }) => on)).toEqual([november(23), november(24)])
    expect(complete).toBe(false)
  })

  it('are read again after ten minutes, and not before, after a reload either', async () => {
    const { cashback, clock, open, find } = arrange()
    const read = await find.credits()
    cashback.steering.failWith({ kind: 'timeout' })
    clock.advance(10 * 60_000 - 1)
    expect(await open().credits()).toEqual(read)
    clock.advance(1)
    await expect(open().credits()).rejects.toThrow('timeout')
  })

  it('are the activated offers that name one', () => {
    expect(arrange().find.offers(TODAY)).toEqual([
      { kind: 'offer', on: november(28), offerName: 'CAFÉ', others: 0, storeId: 1 },
    ])
  })

  it('are also the offers that an earlier session activated, once the store has said what they are', () => {
    const { sessions, activatedOffers, lastKnown, preferredStore, find } = arrange()
    const meat = activatedOffer.build({ id: 601, name: 'CARNE', end: november(22) })
    activatedOffers.remember(meat)
    sessions.clear('signed-out')
    sessions.save(session.build())
    preferredStore.choose(1)
    expect(find.offers(TODAY)).toEqual([])

    const listed = { end: november(22), offers: [offer.build({ id: 601, name: 'CARNE' }), offer.build()] }
    lastKnown.of('promotions', 1).keep([promotion.build(listed), promotion.build(listed)])
    const lapsing = { kind: 'offer', on: november(22), offerName: 'CARNE', others: 0, storeId: 1 }
    expect(find.offers(TODAY)).toEqual([lapsing])
    activatedOffers.remember(meat)
    expect(find.offers(TODAY)).toEqual([lapsing])
  })

  it('are offers of an earlier session until the end of the promotion that runs, not of one that is over or comes next', () => {
    const { sessions, activatedOffers, lastKnown, preferredStore, find } = arrange()
    activatedOffers.remember(activatedOffer.build({ id: 601, end: november(22) }))
    sessions.clear('signed-out')
    sessions.save(session.build())
    preferredStore.choose(1)
    const offers = [offer.build({ id: 601, name: 'CARNE' })]
    const [over, next, now] = [
      promotion.build({ start: november(9), end: november(15), offers }),
      promotion.build({ start: november(23), end: november(29), offers }),
      promotion.build({ start: november(16), end: november(22), offers }),
    ]
    const known = (...promotions: Promotion[]) => {
      lastKnown.of('promotions', 1).keep(promotions)
      return find.offers(TODAY).map(({ on }) => on)
    }
    expect(known(over, now, next)).toEqual([november(22)])
    expect(known(over, next)).toEqual([november(29)])
    expect(known(over)).toEqual([])
  })

  it('awaits the promotions of the store where only they say what an earlier session has activated', () => {
    const { sessions, lastKnown, preferredStore, find } = arrange()
    preferredStore.choose(1)
    expect(find.awaitsPromotions()).toBe(false)
    sessions.clear('signed-out')
    sessions.save(session.build())
    expect(find.awaitsPromotions()).toBe(true)
    preferredStore.forget()
    expect(find.awaitsPromotions()).toBe(false)
    preferredStore.choose(1)
    lastKnown.of('promotions', 1).keep([])
    expect(find.awaitsPromotions()).toBe(false)
  })

  it('is not known while the statement cannot be read', async () => {
    const { find, cashback } = arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    await expect(find.credits()).rejects.toThrow('timeout')
  })
})
