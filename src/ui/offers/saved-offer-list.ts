import type { Cancel } from '@application/clock.ts'
import { type SavedOffer, SavedOffers } from '@application/offers/saved-offers.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import type { Owned, PageServices } from '../screen/lifecycle.ts'
import { observe } from '../screen/observe.ts'
import type { StoreChoice } from '../stores/store-choice.ts'
import type { OfferItem } from './offer-item.ts'

/** The store in which an offer is saved, and its name where that is known. */
export type FoundIn = Pick<StoreChoice, 'chosen'> & { readonly store: { readonly name: string } | undefined }

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

  /** @param found where it was found. */
  pressed(item: OfferItem, found: FoundIn): void {
    const { offer, promotionName, start, end } = item
    const { chosen: storeId, store } = found
    const facts = { offer, promotionName, start, end, storeId, storeName: store?.name }
    if (this.has(item)) this.removePressed(item)
    else this.stored(this.savedOffers.save({ ...facts, isTicked: false, isGone: false }))
  }

  removePressed({ offer }: Pick<OfferItem, 'offer'>): void {
    this.stored(this.savedOffers.remove(offerIdentity(offer)))
  }

  ticked({ offer }: Pick<OfferItem, 'offer'>, isTicked: boolean): void {
    const ticked = offerIdentity(offer)
    this.stored(
      this.savedOffers.update((each) =>
        offerIdentity(each.offer) === ticked ? { ...each, isTicked } : each,
      ),
    )
  }

  private stored(outlastsTab: boolean): void {
    this.isOnlyHere = !outlastsTab
    this.saved = this.savedOffers.list()
  }

  private get identities(): ReadonlySet<string> {
    return new Set(this.saved.map(({ offer }) => offerIdentity(offer)))
  }
}
