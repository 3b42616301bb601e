/**
 * Which notices this customer has read on this device, by `noticeIdentities`. They name vouchers and rewards, so they are gone when the
 * session ends (product.md, rule 15).
 */
export abstract class ReadNotices {
  abstract ids(): ReadonlySet<string>
  /** The two thousand that were added last are kept. */
  abstract add(ids: readonly string[]): void
}
