/**
 * Something that ends, such as a credit, a voucher, an offer or a campaign, is urgent from so many days before its last day. One number
 * for every screen, so that no screen calls urgent what another one shows calmly.
 */
const URGENT_DAYS = 3

/** @param daysLeft whole days until the last day; 0 on that day. */
export const isUrgent = (daysLeft: number): boolean => daysLeft <= URGENT_DAYS
