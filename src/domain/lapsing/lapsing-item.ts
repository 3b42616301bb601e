import { type CalendarDay, compareDays, daysBetween, isOver, toIsoDay } from '../calendar-day.ts'
import { type Campaign, keepsPoints } from '../campaigns/campaign.ts'
import { cutToBalance, type LapsingLine } from '../cashback/statement.ts'
import { groupBy } from '../group-by.ts'
import type { Id } from '../id.ts'
import { addMoney, type Money } from '../money.ts'
import type { Voucher } from '../vouchers/voucher.ts'

/** Something of the customer's that lapses, and on which day it can be used for the last time. */
export type LapsingItem = { readonly on: CalendarDay } & (
  | { readonly kind: 'cashback'; readonly amount: Money }
  | { readonly kind: 'voucher'; readonly voucher: Voucher }
  /** Activated offers of one store that end on one day: the name of the first, and how many others there are. */
  | {
      readonly kind: 'offer'
      readonly offerName: string
      readonly others: number
      readonly storeId: Id | undefined
    }
  /** `points` is undefined where the server does not say them. */
  | { readonly kind: 'points'; readonly points: number | undefined; readonly campaign: Campaign }
)

export type LapsingCredit = LapsingItem & { readonly kind: 'cashback' }
export type LapsingVoucher = LapsingItem & { readonly kind: 'voucher' }
export type LapsingOffers = LapsingItem & { readonly kind: 'offer' }

/** The credits of the customer's cash-back account that lapse. Spent ones are among them, because the statement does not tell. */
export interface LapsingCredits {
  readonly credits: readonly LapsingCredit[]
  /** False when older lines of the statement were not read. */
  readonly complete: boolean
}

/** How many days ahead 'Vence em breve' shows. An exchange of points takes a choice and a walk to the store, so their end is shown earlier. */
const SOON_DAYS = { cashback: 14, voucher: 14, offer: 14, points: 60 } as const

function isSoon({ kind, on }: LapsingItem, today: CalendarDay): boolean {
  const daysLeft = daysBetween(today, on)
  // The points of a campaign that has ended may still be exchanged, and the server does not say until when. So they stay in the list.
  return (daysLeft >= 0 || kind === 'points') && daysLeft <= SOON_DAYS[kind]
}

/** What can still be used and lapses soon, soonest first. */
export function lapsingSoon<Item extends LapsingItem>(
  items: readonly Item[],
  today: CalendarDay,
): readonly Item[] {
  return items
    .filter((item) => isSoon(item, today) && !(item.kind === 'voucher' && item.voucher.usedOn))
    .sort((a, b) => compareDays(a.on, b.on))
}

/** The vouchers that have a last day. */
export function vouchersByEnd(vouchers: readonly Voucher[]): readonly LapsingVoucher[] {
  return vouchers.flatMap((voucher) =>
    voucher.end === undefined ? [] : { kind: 'voucher', on: voucher.end, voucher },
  )
}

/** The points that can be exchanged until their campaign ends, or still after that. Where they are not said, there may be some. */
export function pointsByEnd(campaigns: readonly Campaign[], today: CalendarDay): readonly LapsingItem[] {
  return campaigns.flatMap((campaign) => {
    const { end, points } = campaign
    const hasSome = points === undefined || points > 0
    return end && hasSome && keepsPoints(campaign, today) ? { kind: 'points', on: end, points, campaign } : []
  })
}

/** Adds the credits of one day to one item, so that many small ones do not hide everything else. */
export const cashbackByDay = (lines: readonly LapsingLine[]): readonly LapsingCredit[] =>
  oneOfEachDay(
    lines.map(({ expiresOn: on, amount }) => ({ kind: 'cashback', on, amount })),
    (sum, { amount }) => ({ ...sum, amount: addMoney(sum.amount, amount) }),
  )

/**
 * The credits that can still be spent.
 * @param available the balance; undefined where it is not known. Then spent ones are among them.
 */
export const spendableCredits = (
  credits: readonly LapsingCredit[],
  today: CalendarDay,
  available: Money | undefined,
): readonly LapsingCredit[] =>
  cutToBalance(
    credits.filter(({ on }) => !isOver(on, today)),
    available,
  )

/** Groups offers by the day on which they end, and by their store: one link leads to the offers of one store. A customer who has activated a whole promotion then gets one notice, and not one for each offer. */
export const offersByDay = (
  offers: readonly {
    readonly name: string
    readonly end: CalendarDay | undefined
    readonly storeId: Id | undefined
  }[],
): readonly LapsingOffers[] =>
  [...groupBy(offers, ({ storeId }) => storeId).values()].flatMap((ofStore) =>
    oneOfEachDay(
      ofStore.flatMap(({ name, end: on, storeId }) =>
        on ? { kind: 'offer', on, offerName: name, others: 0, storeId } : [],
      ),
      (first) => ({ ...first, others: first.others + 1 }),
    ),
  )

function oneOfEachDay<Item extends LapsingItem>(
  items: readonly Item[],
  merge: (earlier: Item, later: Item) => Item,
): readonly Item[] {
  return [...groupBy(items, ({ on }) => toIsoDay(on)).values()].map((ofDay) => ofDay.reduce(merge))
}
