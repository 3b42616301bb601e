import type { CalendarDay } from '../calendar-day.ts'
import { addMoney, compareMoney, type Money, NO_MONEY, subtractMoney, sumMoney } from '../money.ts'
import { isUsable, type Voucher } from '../vouchers/voucher.ts'
import { hasCondition, type Offer, type Prices, savingOf } from './promotion.ts'

/** What one unit of each offer on a list costs, all together. */
export interface ListTotal {
  readonly price: Money
  /** What it would be without the offers. */
  readonly originalPrice: Money
  readonly saving: Money
  /** Offers whose price is only known in the store. */
  readonly withoutPrice: number
  /** Offers whose price may hold only under a condition. */
  readonly withCondition: number
}

interface PricedLine extends Prices {
  readonly offer: Pick<Offer, 'discounts'>
}

export function totalOf(offers: readonly PricedLine[]): ListTotal {
  const price = sumMoney(offers.flatMap((offer) => offer.price ?? []))
  const saving = sumMoney(offers.flatMap((offer) => savingOf(offer) ?? []))
  return {
    price,
    saving,
    originalPrice: addMoney(price, saving),
    withoutPrice: offers.filter(({ price }) => price === undefined).length,
    withCondition: offers.filter(({ price, offer }) => price !== undefined && hasCondition(offer)).length,
  }
}

/** A voucher, and what is missing for its minimum purchase. */
export interface VoucherGap {
  readonly voucher: Voucher
  /** `NO_MONEY` where it can be used. */
  readonly missing: Money
}

/**
 * The vouchers that are valid today and ask for a minimum purchase, each with the amount that is still missing. The smallest amount comes
 * first.
 * @param total the price of what the customer is going to buy.
 */
export function voucherGaps(
  vouchers: readonly Voucher[],
  total: Money,
  today: CalendarDay,
): readonly VoucherGap[] {
  return vouchers
    .filter((voucher) => isUsable(voucher, today))
    .flatMap((voucher) => {
      const { minimumPurchase } = voucher
      if (minimumPurchase === undefined) return []
      const isReached = compareMoney(total, minimumPurchase) >= 0
      return { voucher, missing: isReached ? NO_MONEY : subtractMoney(minimumPurchase, total) }
    })
    .sort((a, b) => compareMoney(a.missing, b.missing))
}
