import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { FindWhatLapsesSoon } from '@application/lapsing/find-what-lapses-soon.ts'
import type { LapsingItem } from '@domain/lapsing/lapsing-item.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryClock } from '@infrastructure/in-memory/in-memory-clock.ts'
import { InMemoryActivatedOffers } from '@infrastructure/in-memory/offers/in-memory-activated-offers.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { describe, expect, it } from 'vitest'
import { statementLine } from '../../support/factories/cashback.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { settled } from '../../support/settled.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })

function arrange() {
  const cashback = new InMemoryCashbackRepository({
    balance: { available: 0, pending: 0 },
    statement: [
      statementLine.build({ expiresOn: november(24), amount: 4.61 }),
      statementLine.build(),
      statementLine.expired().build(),
    ],
  })
  const vouchers = new InMemoryVoucherRepository([
    { voucher: voucher.build({ end: november(22) }) },
    { voucher: voucher.build() },
    { voucher: voucher.bare().build() },
  ])
  const activated = new InMemoryActivatedOffers([
    { id: 1, name: 'CAFÉ', end: november(28) },
    { id: 2, name: 'SEM FIM', end: undefined },
    { id: 3, name: 'PASSOU', end: november(19) },
  ])
  const clock = new InMemoryClock()
  const find = new FindWhatLapsesSoon(
    cashback,
    new FindLapsingCashback(cashback, clock),
    vouchers,
    activated,
    clock,
  )
  const told: (readonly LapsingItem['kind'][])[] = []
  const execute = (signal?: AbortSignal) =>
    find.execute((items) => told.push(items.map(({ kind }) => kind)), signal)
  return { cashback, vouchers, told, execute }
}

describe('what of the customer lapses soon', () => {
  it('is cash-back, vouchers and activated offers, soonest first', async () => {
    const { told, execute } = arrange()
    await execute()
    expect(told.at(-1)).toEqual(['voucher', 'cashback', 'offer'])
  })

  it('is told part by part, without waiting for the slowest', async () => {
    const { cashback, told, execute } = arrange()
    cashback.steering.hold()
    const done = execute()
    await settled()
    expect(told).toEqual([['offer'], ['voucher', 'offer']])
    cashback.steering.release()
    await done
    expect(told.at(-1)).toEqual(['voucher', 'cashback', 'offer'])
  })

  it('leaves out a part that fails', async () => {
    const { cashback, vouchers, told, execute } = arrange()
    cashback.steering.failWith({ kind: 'offline' })
    await execute()
    expect(told.at(-1)).toEqual(['voucher', 'offer'])

    vouchers.steering.failWith({ kind: 'timeout' })
    await execute()
    expect(told.at(-1)).toEqual(['offer'])
  })

  it('says nothing more after it was cancelled', async () => {
    const { cashback, told, execute } = arrange()
    cashback.steering.hold()
    const controller = new AbortController()
    const done = execute(controller.signal)
    controller.abort()
    cashback.steering.release()
    await done
    expect(told).toEqual([['offer']])
  })
})
