import { fromReais } from '@domain/money.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import { Factory } from 'fishery'

class VoucherFactory extends Factory<Voucher> {
  used() {
    return this.params({ usedOn: { year: 2026, month: 11, day: 10 } })
  }

  expired() {
    return this.params({ end: { year: 2026, month: 11, day: 19 } })
  }

  /** The server sends only the code. */
  bare() {
    return this.params({
      benefit: undefined,
      value: undefined,
      minimumPurchase: undefined,
      productPrices: [],
      start: undefined,
      end: undefined,
    })
  }
}

/** Active on 20/11/2026, and for some weeks. */
export const voucher = VoucherFactory.define(
  ({ sequence }): Voucher => ({
    code: `NATAL${sequence}`,
    benefit: 'R$ 10 de desconto',
    value: fromReais(10),
    minimumPurchase: fromReais(100),
    productPrices: [fromReais(39.9)],
    start: { year: 2026, month: 11, day: 1 },
    end: { year: 2026, month: 12, day: 31 },
    usedOn: undefined,
  }),
)
