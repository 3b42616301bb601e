import type { Cancellation } from '@application/cancellation.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { type CalendarDay, compareDays } from '@domain/calendar-day.ts'
import { saysSomething, type Voucher, type VoucherState } from '@domain/vouchers/voucher.ts'
import { Steering } from '../steering.ts'

/** A voucher, and the one store that takes it when it is not for all. */
export interface KeptVoucher {
  readonly voucher: Voucher
  readonly storeId?: number
}

export class InMemoryVoucherRepository extends VoucherRepository {
  readonly steering = new Steering()

  constructor(
    private readonly vouchers: readonly KeptVoucher[] = [],
    private readonly today: CalendarDay = { year: 2026, month: 11, day: 20 },
  ) {
    super()
  }

  list(state: VoucherState, storeId: number | undefined, signal?: Cancellation): Promise<readonly Voucher[]> {
    return this.steering.answer(
      () =>
        this.vouchers
          .filter((kept) => storeId === undefined || kept.storeId === undefined || kept.storeId === storeId)
          .map(({ voucher }) => voucher)
          .filter((voucher) => saysSomething(voucher) && (state === 'active') === this.isActive(voucher)),
      signal,
    )
  }

  private isActive({ usedOn, end }: Voucher): boolean {
    return usedOn === undefined && (end === undefined || compareDays(end, this.today) >= 0)
  }
}
