import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import type { Carried } from '@ui/screen/carried.ts'
import { Today } from '@ui/screen/today.ts'
import { VouchersViewModel } from '@ui/vouchers/vouchers-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryScreenWakeLock } from '../../doubles/in-memory-screen-wake-lock.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

const everywhere = voucher.build({ code: 'TODAS' })
const ofStore1 = voucher.build({ code: 'LOJA1' })
const used = voucher.used().build({ code: 'USADO' })

async function opened(options: { preferred?: number; carried?: Carried } = {}) {
  const clock = new InMemoryClock()
  const vouchers = new InMemoryVoucherRepository(clock, [
    { voucher: everywhere },
    { voucher: ofStore1, storeId: 1 },
    { voucher: used },
  ])
  const { choice, navigation, lastKnown, preferredStore } = storeChoices(options)
  const wakeLock = new InMemoryScreenWakeLock()
  const toasts = new Toasts(clock)
  const open = () =>
    new VouchersViewModel(
      vouchers,
      preferredStore,
      navigation,
      choice(),
      lastKnown,
      new Today(clock),
      wakeLock,
      toasts,
    )
  const screen = open()
  screen.start()
  await settled()
  return { screen, vouchers, open, wakeLock, preferredStore, clock, toasts }
}

const codes = (screen: VouchersViewModel) => screen.vouchers.value?.map(({ code }) => code)

describe('the vouchers on the screen', () => {
  it('are those of all stores until a store is chosen', async () => {
    const { screen } = await opened()
    expect(screen.storeId).toBeUndefined()
    expect(codes(screen)).toEqual(['TODAS', 'LOJA1'])
  })

  it('are those of the last chosen store, and those of all stores when the customer asks', async () => {
    const { screen } = await opened({ preferred: 2 })
    expect(codes(screen)).toEqual(['TODAS'])
    screen.allStoresChosen()
    await settled()
    expect(codes(screen)).toEqual(['TODAS', 'LOJA1'])
    screen.storeChoice.choose(2)
    await settled()
    expect(codes(screen)).toEqual(['TODAS'])
  })

  it('are those of all stores on the next visit too, when the customer asked for them last', async () => {
    const { screen, open } = await opened({ preferred: 2 })
    screen.allStoresChosen()
    const next = open()
    next.start()
    await settled()
    expect(next.storeId).toBeUndefined()

    next.storeChoice.choose(2)
    const last = open()
    last.start()
    expect(last.storeId).toBe(2)
  })

  it('are those of all stores when a notice or a figure that counts them all has led here, until a store is chosen', async () => {
    const { screen, open, preferredStore } = await opened({ preferred: 2, carried: { allStores: true } })
    expect(screen.storeId).toBeUndefined()
    expect(codes(screen)).toEqual(['TODAS', 'LOJA1'])
    expect(preferredStore.wantsAllVouchers()).toBe(false)

    screen.storeChoice.choose(2)
    await settled()
    expect(codes(screen)).toEqual(['TODAS'])
    const again = open()
    again.start()
    expect(again.storeId).toBe(2)
  })

  it('are those of the store that is chosen in the top bar, the present one too', async () => {
    const { screen, preferredStore } = await opened({ preferred: 2 })
    screen.allStoresChosen()
    await settled()
    preferredStore.choose(2)
    await settled()
    expect(codes(screen)).toEqual(['TODAS'])
  })

  it('are those of all stores when the last chosen store no longer exists', async () => {
    const { screen } = await opened({ preferred: 99 })
    expect(screen.storeId).toBeUndefined()
    expect(codes(screen)).toEqual(['TODAS', 'LOJA1'])
  })

  it('change with the tab', async () => {
    const { screen } = await opened()
    screen.stateChosen('finished')
    await settled()
    expect(codes(screen)).toEqual(['USADO'])
  })

  it('stand with what lapses first at the top, and with what is over the other way round', async () => {
    const { screen } = await opened()
    const [sooner, later] = [21, 25].map((day) => voucher.build({ end: { year: 2026, month: 11, day } }))
    const built = [later, sooner].flatMap((each) => each ?? [])
    expect(screen.inOrder(built)).toEqual([sooner, later])
    screen.stateChosen('finished')
    expect(screen.inOrder(built)).toEqual([later, sooner])
  })

  it('are still readable without a connection', async () => {
    const { vouchers, open } = await opened()
    vouchers.steering.failWith({ kind: 'offline' })
    const again = open()
    again.start()
    await settled()
    expect(codes(again)).toEqual(['TODAS', 'LOJA1'])
  })

  it('are not read after the screen is left, and are read when it opens again', async () => {
    const { screen } = await opened()
    screen.dispose()
    screen.stateChosen('finished')
    await settled()
    expect(codes(screen)).toEqual(['TODAS', 'LOJA1'])
    screen.start()
    await settled()
    expect(codes(screen)).toEqual(['USADO'])
  })

  it('take away what has been said, which would lie over the code at the checkout', async () => {
    const { screen, clock, toasts } = await opened()
    toasts.show('success', 'Parabéns!')
    clock.advance(1001)
    screen.showPressed(everywhere)
    expect(toasts.items).toEqual([])
  })

  it('keep the screen awake only while one is shown at the checkout', async () => {
    const { screen, wakeLock } = await opened()
    screen.showPressed(everywhere)
    screen.showPressed(ofStore1)
    expect(wakeLock.holders).toBe(1)
    screen.showClosed()
    expect(wakeLock.holders).toBe(0)
    screen.showPressed(everywhere)
    screen.dispose()
    expect(wakeLock.holders).toBe(0)
  })
})
