/**
 * Days before its last day from which something that ends, such as a credit, a voucher or an offer, is told in the colour of what
 * lapses: the same everywhere, so that no screen calls urgent what another one shows calmly.
 */
const URGENT_DAYS = 3

/** @param daysLeft whole days until the last day; 0 on that day. */
export const isUrgent = (daysLeft: number): boolean => daysLeft <= URGENT_DAYS
