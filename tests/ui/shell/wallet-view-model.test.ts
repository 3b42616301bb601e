import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { FindActivatedOffers } from '@application/offers/find-activated-offers.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { Today } from '@ui/screen/today.ts'
import { WalletViewModel } from '@ui/shell/wallet-view-model.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { activatedOffer } from '../../support/factories/offers.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

const later = voucher.build()
const sooner = voucher.build({ end: { year: 2026, month: 11, day: 21 } })
const notYet = voucher.build({ start: { year: 2026, month: 11, day: 25 } })
const elsewhere = voucher.build()

function arrange() {
  const clock = new InMemoryClock()
  const { activatedOffers, lastKnown, preferredStore } = testDevice(clock)
  const vouchers = new InMemoryVoucherRepository([
    ...[later, sooner, notYet].map((each) => ({ voucher: each })),
    { voucher: elsewhere, storeId: 2 },
  ])
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(12), pending: fromReais(3) },
  })
  const find = new FindActivatedOffers(activatedOffers, lastKnown, new ComputeWeightPrice(), clock)
  const navigation = new RecordingNavigation()
  const open = async () => {
    const wallet = new WalletViewModel(
      find,
      vouchers,
      cashback,
      preferredStore,
      lastKnown,
      new Today(clock),
      navigation,
    )
    wallet.start()
    await settled()
    return wallet
  }
  return { activatedOffers, preferredStore, vouchers, cashback, navigation, open }
}

it('has the offers that were activated in the chosen store, and the vouchers that it takes today, what lapses first at the top', async () => {
  const { activatedOffers, preferredStore, open } = arrange()
  preferredStore.choose(1)
  const here = activatedOffer.build({ storeId: 1 })
  for (const each of [here, activatedOffer.build({ storeId: 2 })]) activatedOffers.remember(each)
  const wallet = await open()
  expect(wallet.offers).toEqual([here])
  expect(wallet.usable(wallet.vouchers.value ?? [])).toEqual([sooner, later])
})

it('has the vouchers of all stores, and no offers, before a store is chosen, and leads to the stores', async () => {
  const { activatedOffers, navigation, open } = arrange()
  activatedOffers.remember(activatedOffer.build())
  const wallet = await open()
  expect([wallet.storeId, wallet.offers]).toEqual([undefined, []])
  expect(wallet.vouchers.value).toContainEqual(elsewhere)
  wallet.mapPressed()
  expect(navigation.visited).toEqual([{ path: '/location', options: { state: { choosingStore: true } } }])
})

it('shows without a signal what was known last, and fails part by part', async () => {
  const { vouchers, cashback, open } = arrange()
  await open()
  vouchers.steering.failWith({ kind: 'offline' })
  cashback.steering.failWith({ kind: 'unexpected', detail: '' })
  const wallet = await open()
  expect(wallet.vouchers.value).toContainEqual(sooner)
  expect(wallet.balance.state.status).toBe('failed')
})
