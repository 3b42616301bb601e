import type { Campaign } from '@domain/campaigns/campaign.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { Id } from '@domain/id.ts'
import type { LapsingCredits } from '@domain/lapsing/lapsing-item.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import type { Greeting, Identification } from '@domain/person/person.ts'
import type { SavedTotal } from '@domain/purchases/saved-total.ts'
import type { Store } from '@domain/stores/store.ts'
import type { Voucher, VoucherState } from '@domain/vouchers/voucher.ts'

/**
 * The server's answers that this device keeps for when there is no signal: one list, so that it can be read in one place. Values are
 * plain data. No other answer is kept. What the customer did, such as saving offers, has storage of its own.
 */
export interface LastKnownValues {
  readonly balance: CashbackBalance
  readonly savedTotal: SavedTotal
  /** The customer's name in the greeting, and the full or legal name where it says more. */
  readonly greeting: Greeting
  readonly lapsingCredits: LapsingCredits
  /** In progress, with the customer's points. */
  readonly runningCampaigns: readonly Campaign[]
  readonly vouchers: readonly Voucher[]
  readonly promotions: readonly Promotion[]
  readonly stores: readonly Store[]
  /** What is shown at the checkout, and no more of the person. */
  readonly identification: Identification
}

/** What else the value depends on. A value that is not named here depends on the customer alone. */
interface Questions {
  readonly vouchers: readonly [state: VoucherState, storeId: Id | 'all']
  readonly promotions: readonly [storeId: Id]
  readonly stores: readonly [use: 'choices' | 'map']
}

/** What is asked about a value, besides its name. */
export type QuestionAbout<What extends keyof LastKnownValues> = What extends keyof Questions
  ? Questions[What]
  : readonly []

/** What was known last, and how long ago that was, in milliseconds. */
export interface Recalled<T> {
  readonly value: T
  readonly age: number
}

/** One thing that is kept. */
export interface Memory<T> {
  keep(value: T): void
  recall(): Recalled<T> | undefined
}

/**
 * The last good answers of this customer's reads. They belong to the session: another customer never sees them, and they are
 * wiped when it ends, by signing out, by expiry and by a 401 (product.md, rule 15). Never throws, also when nothing can be kept.
 */
export abstract class LastKnown {
  abstract of<What extends keyof LastKnownValues>(
    what: What,
    ...question: QuestionAbout<What>
  ): Memory<LastKnownValues[What]>
}
