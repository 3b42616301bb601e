/**
 * Which notices this customer has read on this device, by `noticeIdentities`. They name vouchers and rewards, so they are gone when the
 * session ends (product.md, rule 15). Those that begin with `DELIVERED` are ids alone: they stay for the customer's next session. It also
 * holds the marks of `RewardDeliveries`.
 */
export abstract class SeenNotices {
  abstract ids(): ReadonlySet<string>
  /** The two thousand that were added last are kept, of those that stay and of the others. */
  abstract add(ids: readonly string[]): void
}
