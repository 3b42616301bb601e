import { type CalendarDay, compareDays } from '../calendar-day.ts'
import type { PointsLine } from '../campaigns/points-line.ts'
import type { StatementLine } from '../cashback/statement.ts'
import { compareKnown } from '../compare-known.ts'
import { isPositive, type Money } from '../money.ts'
import type { Purchase } from './purchase.ts'

/** What one purchase gave the customer, as far as the statements that were read tell it. */
export interface PurchaseEarnings {
  readonly cashback: Money | undefined
  /** In each campaign that gave some. */
  readonly points: readonly CampaignPoints[]
}

interface CampaignPoints {
  readonly campaignName: string
  readonly points: number
}

/** The lines in which purchases are looked for. */
export interface EarningStatements {
  readonly cashback: readonly StatementLine[]
  readonly points: readonly { readonly campaignName: string; readonly lines: readonly PointsLine[] }[]
  /** Every line after this day was read; undefined when every statement was read to its end. */
  readonly completeAfter: CalendarDay | undefined
}

/** Whether a line of the purchase may be among those that were not read. */
export const mayLackLines = ({ day }: Purchase, { completeAfter }: EarningStatements): boolean =>
  completeAfter !== undefined && (day === undefined || compareDays(day, completeAfter) <= 0)

const OF_A_COUPON = /^(?:cashback\s+)?compra\s+(\S+)$/i

/** The coupon number in 'Cashback compra 000808' or 'Compra 000808'; undefined for any other description. */
export const couponNamedIn = (description: string): string | undefined =>
  OF_A_COUPON.exec(description.trim())?.[1]

/** The lines that name the purchase's coupon in any words, such as 'Estorno da compra 000808'. */
function linesNaming<T extends Line>(lines: readonly T[], { couponNumber }: Purchase): readonly T[] {
  return couponNumber === '' ? [] : lines.filter(({ description }) => names(description, couponNumber))
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Whether the number stands in the description, not as a part of a longer one. */
function names(description: string, couponNumber: string): boolean {
  const parts = description.split(couponNumber)
  return parts.slice(1).some((after, index) => {
    const neighbours = [parts[index]?.at(-1), after[0]]
    return neighbours.every((character) => character === undefined || !LETTER_OR_DIGIT.test(character))
  })
}

/** Whether some line names the purchase's coupon. {@link earningsOf} may still be in doubt whether it belongs to this purchase. */
export function isNamedIn({ cashback, points }: EarningStatements, purchase: Purchase): boolean {
  const statements: readonly (readonly Line[])[] = [cashback, ...points.map(({ lines }) => lines)]
  return statements.some((lines) => linesNaming(lines, purchase).length > 0)
}

/**
 * What each purchase gave. A line belongs to a purchase when it names the number of the purchase's coupon, compared as text, and all of
 * this is true: no other purchase has that number, here or `elsewhere`; no other line of the same statement names it, in whatever words;
 * the line is not older than the purchase; every statement was read far enough. Purchases without such a line are left out
 * (docs/decisions/108).
 *
 * @param elsewhere the other purchases that are known. They may hold some of `purchases` again, because a new purchase moves the pages.
 */
export function earningsOf(
  purchases: readonly Purchase[],
  statements: EarningStatements,
  elsewhere: readonly Purchase[] = [],
): ReadonlyMap<Purchase, PurchaseEarnings> {
  const found = new Map<Purchase, PurchaseEarnings>()
  for (const purchase of byOwnCoupon(purchases, elsewhere)) {
    if (mayLackLines(purchase, statements)) continue
    const amount = lineOf(purchase, statements.cashback)?.amount
    const earned = {
      cashback: amount && isPositive(amount) ? amount : undefined,
      points: statements.points.flatMap(({ campaignName, lines }) => {
        const points = lineOf(purchase, lines)?.points ?? 0
        return points > 0 ? [{ campaignName, points }] : []
      }),
    }
    if (earned.cashback !== undefined || earned.points.length > 0) found.set(purchase, earned)
  }
  return found
}

interface Line {
  readonly description: string
  readonly day: CalendarDay | undefined
}

/** The purchases whose coupon number no other one has: tills of two stores may count alike. */
function byOwnCoupon(purchases: readonly Purchase[], elsewhere: readonly Purchase[]): readonly Purchase[] {
  const times = new Map<string, number>()
  for (const { couponNumber } of purchases) times.set(couponNumber, (times.get(couponNumber) ?? 0) + 1)
  return purchases.filter(
    (purchase) =>
      purchase.couponNumber !== '' &&
      times.get(purchase.couponNumber) === 1 &&
      !elsewhere.some((other) => isAnotherOfNumber(purchase, other)),
  )
}

function isAnotherOfNumber(purchase: Purchase, other: Purchase): boolean {
  if (purchase.couponNumber !== other.couponNumber) return false
  const isSame =
    purchase.storeName === other.storeName && compareKnown(purchase.day, other.day, compareDays) === 0
  return !isSame
}

function lineOf<T extends Line>(purchase: Purchase, lines: readonly T[]): T | undefined {
  const { couponNumber, day } = purchase
  const [line, another] = linesNaming(lines, purchase)
  if (line === undefined || another !== undefined || couponNamedIn(line.description) !== couponNumber)
    return undefined
  const isOlder = line.day !== undefined && day !== undefined && compareDays(line.day, day) < 0
  return isOlder ? undefined : line
}
