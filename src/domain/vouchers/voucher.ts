import { type CalendarDay, compareDays, hasBegun, isOver } from '../calendar-day.ts'
import { compareKnown } from '../compare-known.ts'
import type { Money } from '../money.ts'

/** A voucher of the signed-in customer. What the server did not say is undefined. */
export interface Voucher {
  /** What the customer says or shows at the checkout. */
  readonly code: string | undefined
  /** What it gives, in the server's words. */
  readonly benefit: string | undefined
  /** What it takes off the purchase. */
  readonly value: Money | undefined
  /** What the purchase must come to. */
  readonly minimumPurchase: Money | undefined
  /** The prices of the products it is for, when it is for certain products. */
  readonly productPrices: readonly Money[]
  readonly start: CalendarDay | undefined
  readonly end: CalendarDay | undefined
  readonly usedOn: CalendarDay | undefined
}

/** A voucher of which the server says nothing at all counts as none. */
export const hasContent = ({ productPrices, ...facts }: Voucher): boolean =>
  productPrices.length > 0 || Object.values(facts).some((fact) => fact !== undefined)

/** `active` can still be used; `finished` was used or has lapsed. */
export type VoucherState = 'active' | 'finished'

/** How a voucher came to its end (product.md, rule 13). */
export type VoucherEnding =
  | { readonly kind: 'used'; readonly on: CalendarDay }
  | { readonly kind: 'expired'; readonly on: CalendarDay }
  /** The server says that it is over, and not why. */
  | { readonly kind: 'over' }

/** Undefined while it can be used. Its own days decide first, and then the list in which the server put it. */
export function voucherEnding(
  { usedOn, end }: Voucher,
  listedAs: VoucherState,
  today: CalendarDay,
): VoucherEnding | undefined {
  if (usedOn !== undefined) return { kind: 'used', on: usedOn }
  if (end !== undefined && isOver(end, today)) return { kind: 'expired', on: end }
  return listedAs === 'finished' ? { kind: 'over' } : undefined
}

/** Whether it was used, or its last day is over. */
export const hasEnded = (voucher: Voucher, today: CalendarDay): boolean =>
  voucherEnding(voucher, 'active', today) !== undefined

/** Whether it can be used at the checkout today: its days have begun, and it has not ended. */
export const isUsable = (voucher: Voucher, today: CalendarDay): boolean =>
  !hasEnded(voucher, today) && hasBegun(voucher.start, today)

/**
 * Sorts active vouchers by their last day. After them come those without a last day, and at the end those that are over although the server
 * lists them as active.
 */
export function soonestFirst(vouchers: readonly Voucher[], today: CalendarDay): readonly Voucher[] {
  const rank = (voucher: Voucher) => Number(hasEnded(voucher, today))
  return vouchers.toSorted((a, b) => rank(a) - rank(b) || compareKnown(a.end, b.end, compareDays))
}

/** Sorts finished vouchers: the one that ended last comes first. */
export function latestFirst(vouchers: readonly Voucher[]): readonly Voucher[] {
  const latest = (a: CalendarDay, b: CalendarDay) => compareDays(b, a)
  return vouchers.toSorted((a, b) => compareKnown(a.usedOn ?? a.end, b.usedOn ?? b.end, latest))
}
