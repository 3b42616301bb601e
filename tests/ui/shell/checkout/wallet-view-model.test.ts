import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { FindActivatedOffers } from '@application/offers/find-activated-offers.ts'
import { type ActivationOutcome, RunningActivations } from '@application/offers/running-activations.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { StoredActivations } from '@ui/offers/stored-activations.ts'
import { loadedValue } from '@ui/screen/load-state.ts'
import { Today } from '@ui/screen/today.ts'
import { LATE_AFTER, WalletViewModel } from '@ui/shell/checkout/wallet-view-model.ts'
import { autorun } from 'mobx'
import { expect, it, onTestFinished } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../../doubles/session/in-memory-session-store.ts'
import { activatedOffer, offer, promotion } from '../../../support/factories/offers.ts'
import { session } from '../../../support/factories/session.ts'
import { voucher } from '../../../support/factories/vouchers.ts'
import { openScreen } from '../../../support/open-screen.ts'
import { RecordingNavigation } from '../../../support/recording-navigation.ts'
import { settled } from '../../../support/settled.ts'
import { testDevice } from '../../../support/test-device.ts'

const later = voucher.build()
const sooner = voucher.build({ end: { year: 2026, month: 11, day: 21 } })
const notYet = voucher.build({ start: { year: 2026, month: 11, day: 25 } })
const elsewhere = voucher.build()

function arrange() {
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(session.build())
  const { activatedOffers, lastKnown, preferredStore } = testDevice(clock, sessions)
  const meat = offer.build({ id: 601, name: 'CARNE' })
  const offers = new InMemoryOfferRepository(
    new Map([1, 2].map((storeId) => [storeId, [promotion.exclusive().build({ offers: [meat] })]])),
  )
  const vouchers = new InMemoryVoucherRepository(clock, [
    ...[later, sooner, notYet].map((each) => ({ voucher: each })),
    { voucher: elsewhere, storeId: 2 },
  ])
  const cashback = new InMemoryCashbackRepository({
    balance: { available: fromReais(12), pending: fromReais(3) },
  })
  const find = new FindActivatedOffers(activatedOffers, lastKnown, new ComputeWeightPrice())
  const navigation = new RecordingNavigation()
  const running = new RunningActivations(sessions)
  const open = async () => {
    const wallet = new WalletViewModel(
      find,
      activatedOffers,
      offers,
      new StoredActivations(running),
      vouchers,
      cashback,
      preferredStore,
      lastKnown,
      clock,
      new Today(clock),
      navigation,
    )
    const { logger } = openScreen(wallet)
    await settled()
    return Object.assign(wallet, { logger })
  }
  return {
    clock,
    sessions,
    activatedOffers,
    preferredStore,
    offers,
    vouchers,
    cashback,
    navigation,
    running,
    open,
  }
}

it('has the offers that were activated in the chosen store, and the vouchers that it takes today, what lapses first at the top', async () => {
  const { activatedOffers, preferredStore, open } = arrange()
  preferredStore.choose(1)
  const here = activatedOffer.build({ storeId: 1 })
  for (const each of [here, activatedOffer.build({ storeId: 2 })]) activatedOffers.remember(each)
  const wallet = await open()
  expect(loadedValue(wallet.offers)).toEqual([here])
  expect(wallet.usable(wallet.vouchers.value ?? [])).toEqual([sooner, later])
})

it('has an offer whose activation ends while the card is open', async () => {
  const { activatedOffers, preferredStore, running, open } = arrange()
  preferredStore.choose(1)
  const pressed = activatedOffer.build({ storeId: 1 })
  const answer = deferred<ActivationOutcome>()
  void running.join(pressed.id, () => answer.promise)
  const wallet = await open()
  const seen: number[] = []
  onTestFinished(autorun(() => seen.push(loadedValue(wallet.offers)?.length ?? -1)))
  activatedOffers.remember(pressed)
  answer.resolve({ kind: 'activated', outlastsTab: true })
  await settled()
  expect(seen).toEqual([0, 1])
})

it('has no offer after its last day, while the card stays open', async () => {
  const { clock, activatedOffers, preferredStore, open } = arrange()
  preferredStore.choose(1)
  activatedOffers.remember(activatedOffer.build({ end: { year: 2026, month: 11, day: 20 } }))
  const wallet = await open()
  const seen: number[] = []
  onTestFinished(autorun(() => seen.push(loadedValue(wallet.offers)?.length ?? -1)))
  clock.advance(24 * 60 * 60 * 1000)
  expect(seen).toEqual([1, 0])
})

it('asks what an offer is that an earlier session activated, and does not say that there is none before it knows', async () => {
  const { sessions, activatedOffers, preferredStore, offers, open } = arrange()
  activatedOffers.remember(activatedOffer.build({ id: 601 }))
  sessions.clear('signed-out')
  sessions.save(session.build())
  // An offer of this session that has ended. It does not describe the offer of the earlier session.
  activatedOffers.remember(activatedOffer.build({ end: { year: 2026, month: 11, day: 19 } }))
  preferredStore.choose(1)
  offers.steering.failWith({ kind: 'timeout' })
  const wallet = await open()
  expect(wallet.offers.status).toBe('failed')
  offers.steering.failWith(undefined)
  await wallet.promotions.retry()
  expect(loadedValue(wallet.offers)).toMatchObject([{ id: 601, name: 'CARNE' }])

  // From now on the device knows it.
  offers.steering.failWith({ kind: 'timeout' })
  expect(loadedValue((await open()).offers)).toMatchObject([{ id: 601 }])
})

it('shows the offers that the device knows where it cannot ask what the others are, and asks nothing where it knows all', async () => {
  const { sessions, activatedOffers, preferredStore, offers, open } = arrange()
  let asked = 0
  offers.steering.slowDown(async () => void asked++)
  offers.steering.failWith({ kind: 'timeout' })
  activatedOffers.remember(activatedOffer.build({ id: 601 }))
  preferredStore.choose(1)
  await open()
  expect(asked).toBe(0)

  sessions.clear('signed-out')
  sessions.save(session.build())
  const known = activatedOffer.build()
  activatedOffers.remember(known)
  const wallet = await open()
  expect(asked).toBe(1)
  expect(wallet.offers).toEqual({ status: 'loaded', value: [known] })
})

it('asks whether another store has the offers that were activated elsewhere, before it says that none is active there', async () => {
  const { activatedOffers, preferredStore, offers, open } = arrange()
  activatedOffers.remember(activatedOffer.build({ id: 601, storeId: 1 }))
  preferredStore.choose(2)
  offers.steering.failWith({ kind: 'timeout' })
  const wallet = await open()
  expect(wallet.offers.status).toBe('failed')
  offers.steering.failWith(undefined)
  await wallet.promotions.retry()
  expect(loadedValue(wallet.offers)).toMatchObject([{ id: 601, storeId: 2 }])
})

it('has the vouchers of all stores, and no offers, before a store is chosen, and leads to the stores', async () => {
  const { activatedOffers, navigation, open } = arrange()
  activatedOffers.remember(activatedOffer.build())
  const wallet = await open()
  expect([wallet.storeId, loadedValue(wallet.offers)]).toEqual([undefined, []])
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
  expect(wallet.logger.entries).toEqual([['balance-not-loaded', 'unexpected']])
})

it('has without a signal the vouchers of all stores, where those of the chosen one were never read', async () => {
  const { preferredStore, vouchers, open } = arrange()
  await open()
  preferredStore.choose(1)
  vouchers.steering.failWith({ kind: 'unexpected', detail: '' })
  expect((await open()).vouchersOfAll).toBeUndefined()
  vouchers.steering.failWith({ kind: 'timeout' })
  const wallet = await open()
  expect(wallet.vouchersOfAll?.age).toBe(0)
  expect(wallet.vouchersOfAll?.value).toContainEqual(elsewhere)
  vouchers.steering.failWith(undefined)
  await wallet.vouchers.retry()
  expect([wallet.vouchersOfAll, wallet.vouchers.value]).toEqual([undefined, [later, sooner, notYet]])
})

it('shows with its age what was known last while an answer is late, and then the answer', async () => {
  const { clock, vouchers, cashback, open } = arrange()
  await open()
  for (const { steering } of [vouchers, cashback]) steering.hold()
  clock.advance(7_200_000)
  const wallet = await open()
  clock.advance(LATE_AFTER - 1)
  expect([wallet.lateVouchers, wallet.lateBalance]).toEqual([undefined, undefined])
  clock.advance(1)
  expect(wallet.lateVouchers?.value).toContainEqual(sooner)
  expect(wallet.vouchersOfAll, 'they are its own').toBeUndefined()
  expect(wallet.lateBalance).toEqual({
    value: { available: fromReais(12), pending: fromReais(3) },
    age: 7_200_000 + LATE_AFTER,
  })
  for (const { steering } of [vouchers, cashback]) steering.release()
  await settled()
  expect([wallet.lateVouchers, wallet.lateBalance]).toEqual([undefined, undefined])
  expect([wallet.vouchers.state.status, wallet.balance.state.status]).toEqual(['loaded', 'loaded'])
})

it('shows the vouchers of all stores while an answer is late, where those of the chosen one were never read', async () => {
  const { clock, preferredStore, vouchers, open } = arrange()
  await open()
  preferredStore.choose(1)
  vouchers.steering.hold()
  const wallet = await open()
  expect([wallet.vouchersOfAll, wallet.lateVouchers]).toEqual([undefined, undefined])
  clock.advance(LATE_AFTER)
  expect(wallet.lateVouchers?.value).toContainEqual(elsewhere)
  expect(wallet.vouchersOfAll).toEqual(wallet.lateVouchers)
})

it('waits for nothing after the card was left', async () => {
  const { clock, vouchers, open } = arrange()
  await open()
  vouchers.steering.hold()
  const wallet = await open()
  wallet.dispose()
  clock.advance(LATE_AFTER)
  expect(wallet.lateVouchers).toBeUndefined()
})
