import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { activatedOffer } from '../../support/factories/offers.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { testDevice } from '../../support/test-device.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })

const LINES = [
  statementLine.build({ expiresOn: november(24), amount: fromReais(4.61) }),
  statementLine.build({ expiresOn: november(24), amount: fromReais(0.39) }),
  statementLine.expired().build(),
]

function arrange({ statement = LINES } = {}) {
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(0), pending: fromReais(0) },
    statement,
  })
  const ending = voucher.build({ end: november(22) })
  const vouchers = new InMemoryVoucherRepository([{ voucher: ending }, { voucher: voucher.bare().build() }])
  const { activatedOffers } = testDevice()
  activatedOffers.remember(activatedOffer.build({ end: november(28) }))
  activatedOffers.remember({ ...activatedOffer.build({ name: 'SEM FIM' }), end: undefined })
  const find = new FindWhatLapses(
    cashback,
    new FindLapsingCashback(cashback, new InMemoryClock()),
    vouchers,
    activatedOffers,
  )
  return { cashback, ending, find }
}

describe('what of the customer has a last day', () => {
  it('are the credits of each day together', async () => {
    const { find } = arrange()
    expect(await find.execute('cashback')).toEqual([
      { kind: 'cashback', on: november(24), amount: fromReais(5) },
    ])
  })

  it('are the credits on three pages at most', async () => {
    const statement = [
      ...statementLine.buildList(30, { expiresOn: november(24) }),
      statementLine.build({ expiresOn: november(25) }),
    ]
    const { find } = arrange({ statement })
    const found = await find.execute('cashback')
    expect(found.map(({ on }) => on)).toEqual([november(24)])
  })

  it('are the vouchers and the activated offers that name one', async () => {
    const { find, ending } = arrange()
    expect(await find.execute('voucher')).toEqual([{ kind: 'voucher', on: november(22), voucher: ending }])
    expect(await find.execute('offer')).toEqual([{ kind: 'offer', on: november(28), offerName: 'CAFÉ' }])
  })

  it('is each a question of its own, which may fail alone', async () => {
    const { find, cashback } = arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    await expect(find.execute('cashback')).rejects.toThrow('timeout')
    expect(await find.execute('voucher')).toHaveLength(1)
  })
})
