import { LastKnown } from '@application/offline/last-known.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { act, screen } from '@testing-library/react'
import { VouchersPage } from '@ui/vouchers/vouchers-page.tsx'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryScreenWakeLock } from '../../doubles/in-memory-screen-wake-lock.ts'
import { voucher } from '../../support/factories/vouchers.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

/** Vouchers without a code, which count how often they are asked for it. */
class CountingVouchers extends InMemoryVoucherRepository {
  asked = 0

  override async list(): Promise<readonly Voucher[]> {
    const asked = () => {
      this.asked += 1
      return undefined
    }
    return voucher
      .bare()
      .buildList(40)
      .map((each) => Object.defineProperty({ ...each }, 'code', { get: asked }))
  }
}

it('does not go through the whole list again for each of its vouchers', async () => {
  const { preferredStore, lastKnown } = testDevice()
  const vouchers = new CountingVouchers(new InMemoryClock())
  renderStrict(<VouchersPage title="Vouchers" params={{}} />, [
    service(VoucherRepository, vouchers),
    service(PreferredStore, preferredStore),
    service(StoreRepository, new InMemoryStoreRepository([])),
    service(LastKnown, lastKnown),
    service(ScreenWakeLock, new InMemoryScreenWakeLock()),
  ])
  await act(settled)
  expect(screen.getAllByRole('article')).toHaveLength(40)
  expect(vouchers.asked / 40).toBeLessThan(20)
})
