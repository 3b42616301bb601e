/**
 * Something of the customer's that ends, such as a credit, a voucher, an activated offer or a campaign, is urgent from so many days before
 * its last day. One number for every screen, so that no screen calls urgent what another one shows calmly.
 */
const URGENT_DAYS = 3

/** An offer that the customer has neither activated nor saved: a promotion that ends would otherwise make most of its offers urgent. */
const URGENT_DAYS_OF_OTHERS = 1

/** @param daysLeft whole days until the last day; 0 on that day. */
export const isUrgent = (daysLeft: number): boolean => daysLeft <= URGENT_DAYS

/** @param isOwn whether the customer has activated or saved the offer. */
export const isOfferUrgent = (daysLeft: number, isOwn: boolean): boolean =>
  isOwn ? isUrgent(daysLeft) : daysLeft <= URGENT_DAYS_OF_OTHERS
