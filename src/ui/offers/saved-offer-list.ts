import type { Cancel } from '@application/clock.ts'
import { type SavedOffer, SavedOffers } from '@application/offers/saved-offers.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import type { Owned, PageServices } from '../screen/lifecycle.ts'
import { observe } from '../screen/observe.ts'
import type { OfferItem } from './offer-item.ts'

/** The customer's own list of offers, for a screen that shows offers or the list itself. */
export class SavedOfferList implements Owned {
  static readonly dependencies = [SavedOffers] as const

  saved: readonly SavedOffer[] = []
  /** True when the device could not store the list: it is lost when the tab is closed. */
  isOnlyHere = false

  constructor(private readonly savedOffers: SavedOffers) {
    observe(this)
  }

  /** Another tab may have changed the list while the customer was away. */
  attachTo({ visibility }: PageServices): Cancel {
    return visibility.onReturn(this.start)
  }

  start(): void {
    this.saved = this.savedOffers.list()
  }

  has({ offer }: Pick<OfferItem, 'offer'>): boolean {
    return this.identities.has(offerIdentity(offer))
  }

  /** @param storeName where it was found. */
  pressed(item: OfferItem, storeName: string | undefined): void {
    const { offer, promotionName, start, end } = item
    if (this.has(item)) this.removePressed(item)
    else this.stored(this.savedOffers.save({ offer, promotionName, start, end, storeName, isTicked: false }))
  }

  removePressed({ offer }: Pick<OfferItem, 'offer'>): void {
    this.stored(this.savedOffers.remove(offerIdentity(offer)))
  }

  ticked({ offer }: Pick<OfferItem, 'offer'>, isTicked: boolean): void {
    this.stored(this.savedOffers.tick(offerIdentity(offer), isTicked))
  }

  private stored(outlastsTab: boolean): void {
    this.isOnlyHere = !outlastsTab
    this.saved = this.savedOffers.list()
  }

  private get identities(): ReadonlySet<string> {
    return new Set(this.saved.map(({ offer }) => offerIdentity(offer)))
  }
}
