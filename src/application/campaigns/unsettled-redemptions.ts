import type { AccountReading } from '@domain/campaigns/redemption.ts'
import type { Id } from '@domain/id.ts'
import type { RedemptionIntent } from './redemption-intent.ts'

/** An exchange that is being sent, or was sent and whose outcome is not known yet. */
export interface UnsettledRedemption extends RedemptionIntent {
  /** What the account showed just before it was sent. */
  readonly before: AccountReading
  /** Epoch milliseconds. */
  readonly sentAt: number
}

/**
 * The signed-in customer's unsettled exchanges, one a campaign at most. They are written down before they are sent: a reload, a crash or
 * another tab finds them.
 */
export abstract class UnsettledRedemptions {
  abstract find(campaignId: Id): UnsettledRedemption | undefined
  /** To be called once for each exchange that is sent. */
  abstract keep(redemption: UnsettledRedemption): void
  /** How many this customer has sent in a campaign during the session, in all tabs, successful or not. */
  abstract sentSoFar(campaignId: Id): number
  abstract forget(campaignId: Id): void
}
