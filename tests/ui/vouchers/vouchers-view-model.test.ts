import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { Today } from '@ui/screen/today.ts'
import { StoreChoice } from '@ui/stores/store-choice.ts'
import { VouchersViewModel } from '@ui/vouchers/vouchers-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryScreenWakeLock } from '../../doubles/in-memory-screen-wake-lock.ts'
import { InMemoryLastKnown } from '../../doubles/offline/in-memory-last-known.ts'
import { InMemoryPreferredStore } from '../../doubles/stores/in-memory-preferred-store.ts'
import { store } from '../../support/factories/stores.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'

const everywhere = voucher.build({ code: 'TODAS' })
const ofStore1 = voucher.build({ code: 'LOJA1' })
const used = voucher.used().build({ code: 'USADO' })

async function opened({ preferred }: { preferred?: number } = {}) {
  const vouchers = new InMemoryVoucherRepository([
    { voucher: everywhere },
    { voucher: ofStore1, storeId: 1 },
    { voucher: used },
  ])
  const lastKnown = new InMemoryLastKnown()
  const wakeLock = new InMemoryScreenWakeLock()
  const open = () =>
    new VouchersViewModel(
      vouchers,
      new StoreChoice(
        new InMemoryStoreRepository([store.build({ id: 1 }), store.build({ id: 2 })]),
        new InMemoryPreferredStore(preferred),
        new RecordingNavigation(),
        lastKnown,
      ),
      lastKnown,
      new Today(new InMemoryClock()),
      wakeLock,
    )
  const screen = open()
  screen.start()
  await settled()
  return { screen, vouchers, open, wakeLock }
}

const codes = (screen: VouchersViewModel) => screen.vouchers.value?.map(({ code }) => code)

describe('the vouchers on the screen', () => {
  it('are those of all stores until a store is chosen', async () => {
    const { screen } = await opened()
    expect(screen.storeId).toBeUndefined()
    expect(codes(screen)).toEqual(['TODAS', 'LOJA1'])
  })

  it('are those of the store that the customer chose last, and of all again when asked', async () => {
    const { screen } = await opened({ preferred: 2 })
    expect(codes(screen)).toEqual(['TODAS'])
    screen.allStoresChosen()
    await settled()
    expect(codes(screen)).toEqual(['TODAS', 'LOJA1'])
    screen.storeChoice.choose(2)
    await settled()
    expect(codes(screen)).toEqual(['TODAS'])
  })

  it('are those of all stores when the store of old is gone', async () => {
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

  it('are still readable without a signal', async () => {
    const { vouchers, open } = await opened()
    vouchers.steering.failWith({ kind: 'offline' })
    const again = open()
    again.start()
    await settled()
    expect(codes(again)).toEqual(['TODAS', 'LOJA1'])
  })

  it('are not asked for any more once the screen is left, and again when it is opened again', async () => {
    const { screen } = await opened()
    screen.dispose()
    screen.stateChosen('finished')
    await settled()
    expect(codes(screen)).toEqual(['TODAS', 'LOJA1'])
    screen.start()
    await settled()
    expect(codes(screen)).toEqual(['USADO'])
  })

  it('keep the screen awake while one is held up to be read, and no longer', async () => {
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
