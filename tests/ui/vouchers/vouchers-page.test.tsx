import { LastKnown } from '@application/offline/last-known.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { act, screen } from '@testing-library/react'
import { Toasts } from '@ui/kit/toasts.ts'
import { Navigation } from '@ui/screen/navigation.ts'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { Today } from '@ui/screen/today.ts'
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
  const clock = new InMemoryClock()
  const navigation = new Navigation()
  const { preferredStore, lastKnown } = testDevice()
  const vouchers = new CountingVouchers(clock)
  renderStrict(<VouchersPage title="Vouchers" params={{}} />, [
    service(VoucherRepository, vouchers),
    service(PreferredStore, preferredStore),
    service(StoreRepository, new InMemoryStoreRepository([])),
    service(Navigation, navigation),
    service(LastKnown, lastKnown),
    service(Today, new Today(clock)),
    service(ScreenWakeLock, new InMemoryScreenWakeLock()),
    service(Toasts, new Toasts(clock)),
    service(PortalSettings, { brand: { name: 'Rede Boa Praça', logoUrl: undefined } } as PortalSettings),
    service(ScreenAnnouncer, new ScreenAnnouncer(navigation)),
  ])
  await act(settled)
  expect(screen.getAllByRole('article')).toHaveLength(40)
  expect(vouchers.asked / 40).toBeLessThan(20)
})
