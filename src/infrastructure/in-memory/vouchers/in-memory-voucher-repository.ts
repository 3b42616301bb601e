import type { Cancellation } from '@application/cancellation.ts'
import type { Clock } from '@application/clock.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import { fromReais } from '@domain/money.ts'
import { hasContent, hasEnded, type Voucher, type VoucherState } from '@domain/vouchers/voucher.ts'
import { Steering } from '../steering.ts'

/** A voucher, and the one store that takes it when it is not for all. */
export interface KeptVoucher {
  readonly voucher: Voucher
  readonly storeId?: Id
}

export class InMemoryVoucherRepository extends VoucherRepository {
  readonly steering = new Steering()

  constructor(
    private readonly clock: Clock,
    private readonly vouchers: readonly KeptVoucher[] = [],
  ) {
    super()
  }

  list(state: VoucherState, storeId: Id | undefined, signal?: Cancellation): Promise<readonly Voucher[]> {
    return this.steering.answer(
      () =>
        this.vouchers
          .filter((kept) => storeId === undefined || kept.storeId === undefined || kept.storeId === storeId)
          .map(({ voucher }) => voucher)
          .filter(hasContent)
          .filter((voucher) => hasEnded(voucher, this.clock.today()) === (state === 'finished')),
      signal,
    )
  }
}

export const demoVouchers = (today: CalendarDay): readonly KeptVoucher[] => {
  const voucher = (code: string, benefit: string, value: number, endsIn: number): Voucher => ({
    code,
    benefit,
    value: fromReais(value),
    minimumPurchase: fromReais(value * 10),
    productPrices: [],
    start: addDays(today, -19),
    end: addDays(today, endsIn),
    usedOn: undefined,
  })
  return [
    { voucher: voucher('NATAL26', 'R$ 10 de desconto', 10, 41) },
    { voucher: voucher('CAFE5', 'R$ 5 de desconto em cafés', 5, 3) },
    { voucher: voucher('PADARIA8', 'R$ 8 de desconto na padaria da Loja Centro', 8, 12), storeId: 1 },
    { voucher: voucher('PAIS20', 'R$ 20 de desconto', 20, -9) },
    { voucher: { ...voucher('ANIVER30', 'R$ 30 de desconto', 30, -4), usedOn: addDays(today, -8) } },
  ]
}
