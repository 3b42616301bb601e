import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { LapsingViewModel } from '@ui/home/lapsing-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { activatedOffer } from '../../support/factories/offers.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })

const OFFERS = [
  { id: 1, name: 'CAFÉ', end: november(28) },
  { id: 2, name: 'SEM FIM', end: undefined },
  { id: 3, name: 'PASSOU', end: november(19) },
]

function arrange({ offers = OFFERS }: { offers?: typeof OFFERS } = {}) {
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(0), pending: fromReais(0) },
    statement: [
      statementLine.build({ expiresOn: november(24), amount: fromReais(4.61) }),
      statementLine.build(),
      statementLine.expired().build(),
    ],
  })
  const vouchers = new InMemoryVoucherRepository([
    { voucher: voucher.build({ end: november(22) }) },
    { voucher: voucher.build() },
    { voucher: voucher.bare().build() },
  ])
  const clock = new InMemoryClock()
  const { activatedOffers } = testDevice()
  for (const offer of offers) activatedOffers.remember({ ...activatedOffer.build(), ...offer })
  const findWhatLapses = new FindWhatLapses(
    cashback,
    new FindLapsingCashback(cashback, clock),
    vouchers,
    activatedOffers,
  )
  const lapsing = new LapsingViewModel(findWhatLapses, new Today(clock))
  const kinds = () => lapsing.shown.map(({ kind }) => kind)
  return { cashback, vouchers, lapsing, kinds }
}

describe('what lapses soon', () => {
  it('is cash-back, vouchers and activated offers, soonest first', async () => {
    const { lapsing, kinds } = arrange()
    lapsing.start()
    await settled()
    expect(kinds()).toEqual(['voucher', 'cashback', 'offer'])
    expect(lapsing.shown.map(lapsing.daysLeft)).toEqual([2, 4, 8])
  })

  it('is awaited until every part has come, because a later one would move the others', async () => {
    const { cashback, lapsing } = arrange()
    cashback.steering.hold()
    lapsing.start()
    await settled()
    expect(lapsing.awaited).toBe(true)

    cashback.steering.release()
    await settled()
    expect(lapsing.awaited).toBe(false)
  })

  it('is what came, where a part failed', async () => {
    const { cashback, lapsing, kinds } = arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    lapsing.start()
    await settled()
    expect([lapsing.awaited, lapsing.nothingKnown]).toEqual([false, false])
    expect(kinds()).toEqual(['voucher', 'offer'])
  })

  it('is said to be nothing only where every part was read', async () => {
    const { cashback, vouchers, lapsing } = arrange({ offers: [] })
    cashback.steering.failWith({ kind: 'timeout' })
    vouchers.steering.failWith({ kind: 'timeout' })
    lapsing.start()
    expect([lapsing.awaited, lapsing.nothingKnown]).toEqual([true, false])
    await settled()
    expect([lapsing.awaited, lapsing.nothingKnown]).toEqual([false, true])
    expect(lapsing.shown).toEqual([])
  })

  it('shows four items, and the others when the customer asks', async () => {
    const many = Array.from({ length: 6 }, (_, id) => ({ id, name: 'CAFÉ', end: november(28) }))
    const { lapsing } = arrange({ offers: many })
    lapsing.start()
    await settled()
    expect([lapsing.shown.length, lapsing.hiddenCount]).toEqual([4, 4])
    lapsing.allPressed()
    expect([lapsing.shown.length, lapsing.hiddenCount]).toEqual([8, 0])
  })
})
