/**
 * From so many days before its last day on, something of the customer's is urgent: a credit, a voucher, an activated offer, a campaign.
 * Every screen takes this number, so that all agree.
 */
const URGENT_DAYS = 3

/** An offer that the customer has neither activated nor saved: a promotion that ends would otherwise make most of its offers urgent. */
const URGENT_DAYS_OF_UNCHOSEN_OFFERS = 1

/** @param daysLeft whole days until the last day; 0 on that day. */
export const isUrgent = (daysLeft: number): boolean => daysLeft <= URGENT_DAYS

/** @param isOwn whether the customer has activated or saved the offer. */
export const isOfferUrgent = (daysLeft: number, isOwn: boolean): boolean =>
  isOwn ? isUrgent(daysLeft) : daysLeft <= URGENT_DAYS_OF_UNCHOSEN_OFFERS
