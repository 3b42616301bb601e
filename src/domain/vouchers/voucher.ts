import { type CalendarDay, compareDays } from '../calendar-day.ts'
import { compareKnown } from '../compare-known.ts'
import type { Money } from '../money.ts'

/** A voucher of the signed-in customer. What the server did not say is undefined. */
export interface Voucher {
  /** What is told or shown at the checkout. */
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

/** `active` can still be used; `finished` was used or has lapsed. */
export type VoucherState = 'active' | 'finished'

/** How a voucher came to its end (decisions.md §13). */
export type VoucherEnding =
  | { readonly kind: 'used'; readonly on: CalendarDay }
  | { readonly kind: 'expired'; readonly on: CalendarDay }
  /** The server says that it is over, and not why. */
  | { readonly kind: 'over' }

/** Undefined while it can be used. Its own days are believed before the list in which the server put it. */
export function voucherEnding(
  { usedOn, end }: Voucher,
  listedAs: VoucherState,
  today: CalendarDay,
): VoucherEnding | undefined {
  if (usedOn !== undefined) return { kind: 'used', on: usedOn }
  if (end !== undefined && compareDays(end, today) < 0) return { kind: 'expired', on: end }
  return listedAs === 'finished' ? { kind: 'over' } : undefined
}

/** Active ones: what lapses first comes first, what never lapses last, and after it what is over all the same. */
export function soonestFirst(vouchers: readonly Voucher[], today: CalendarDay): readonly Voucher[] {
  const isOver = (voucher: Voucher) => Number(voucherEnding(voucher, 'active', today) !== undefined)
  return [...vouchers].sort((a, b) => isOver(a) - isOver(b) || compareKnown(a.end, b.end, compareDays))
}

/** Finished ones: what ended last comes first. */
export function latestFirst(vouchers: readonly Voucher[]): readonly Voucher[] {
  const latest = (a: CalendarDay, b: CalendarDay) => compareDays(b, a)
  return [...vouchers].sort((a, b) => compareKnown(a.usedOn ?? a.end, b.usedOn ?? b.end, latest))
}

/** A word is read whole; digits are remembered by fours. */
const LONGEST_WORD = 10
const LONGEST_NUMBER = 4

/**
 * A code in groups that can be read aloud: words apart from numbers, and none too long. `NATAL26` is `NATAL`, `26`.
 * Together they are the code, character for character: where it separates itself (`SO-CODIGO 12`), it stays in one group.
 */
export function codeGroups(code: string): readonly string[] {
  const groups: string[] = []
  for (const piece of code.match(/[\s\-.]+|\d+|[^\d\s\-.]+/g)?.flatMap(shortPieces) ?? []) {
    const last = groups.at(-1)
    if (last === undefined || !(endsSeparated(last) || endsSeparated(piece))) groups.push(piece)
    else groups[groups.length - 1] = last + piece
  }
  return groups
}

const endsSeparated = (text: string): boolean => /[\s\-.]$/.test(text)

/** A word or a number in pieces of about the same length. */
function shortPieces(run: string): readonly string[] {
  const characters = [...run]
  const longest = /^\d/.test(run) ? LONGEST_NUMBER : LONGEST_WORD
  const length = Math.ceil(characters.length / Math.ceil(characters.length / longest))
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, piece) =>
    characters.slice(piece * length, (piece + 1) * length).join(''),
  )
}
