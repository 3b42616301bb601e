/**
 * Something of the customer's (a credit, a voucher, an activated offer, a campaign) is urgent when at most this many days are left. All
 * screens use this number, so that they agree.
 */
const URGENT_DAYS = 3

/**
 * For an offer that the customer has neither activated nor saved. With {@link URGENT_DAYS}, most offers of a promotion that ends soon would
 * be urgent.
 */
const URGENT_DAYS_OF_UNCHOSEN_OFFERS = 1

/** @param daysLeft whole days until the last day; 0 on that day. */
export const isUrgent = (daysLeft: number): boolean => daysLeft <= URGENT_DAYS

/** @param isOwn whether the customer has activated or saved the offer. */
export const isOfferUrgent = (daysLeft: number, isOwn: boolean): boolean =>
  isOwn ? isUrgent(daysLeft) : daysLeft <= URGENT_DAYS_OF_UNCHOSEN_OFFERS
