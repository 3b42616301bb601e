/**
 * Which notices this customer has read on this device, by `noticeIdentities`. They name vouchers and rewards, so they are gone when the
 * session ends (product.md, rule 15). Those that begin with `DELIVERED` are ids alone: they stay for the customer's next session. It also
 * holds the marks of `RewardDeliveries`.
 */
export abstract class SeenNotices {
  abstract ids(): ReadonlySet<string>
  /** Keeps the last two thousand ids that outlive the session, and the last two thousand others. */
  abstract add(ids: readonly string[]): void
}
