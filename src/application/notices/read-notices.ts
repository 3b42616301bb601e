/**
 * Which notices this customer has read on this device, by `noticeIdentity`. They name vouchers and rewards, so they are gone when the
 * session ends (product.md, rule 15).
 */
export abstract class ReadNotices {
  abstract ids(): ReadonlySet<string>
  /** The latest five hundred are kept. */
  abstract add(ids: readonly string[]): void
}
