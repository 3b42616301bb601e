import { Printer } from '@application/documents/printer.ts'
import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { type ActivatedOffer, ActivatedOffers } from '@application/offers/activated-offers.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { type ActivationOutcome, RunningActivations } from '@application/offers/running-activations.ts'
import { type SavedOffer, SavedOffers } from '@application/offers/saved-offers.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import {
  canBeActivated,
  type OfferOrder,
  type OfferWish,
  offerIdentity,
  offersFor,
  offersInOrder,
  searchedTextsOf,
} from '@domain/offers/offer-list.ts'
import type { Discount } from '@domain/offers/promotion.ts'
import { type Search, searchIn } from '@domain/search-text.ts'
import { loadedValue, mapLoaded, type Waiting } from '@ui/screen/waiting.ts'
import { observableShallow, runInAction } from 'mobx'
import { Toasts } from '../kit/toasts.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { RunningWrites } from '../screen/running-writes.ts'
import { Today } from '../screen/today.ts'
import { StoreChoice } from '../stores/store-choice.ts'
import { type OfferItem, offerItem, offerItems } from './offer-item.ts'
import { offersContent } from './offers-content.ts'

/** The state of an offer's **Ativar**. */
export type Activation =
  | { readonly status: 'none' }
  | { readonly status: 'sending' }
  | { readonly status: 'activated' }
  | { readonly status: 'refused' | 'in-doubt'; readonly failure: PortFailureReason }

const NO_WISH: OfferWish = { text: '', kind: 'any', endingSoon: false, order: 'biggest-discount' }

/** The customer's exclusive offers (product.md §2), and the customer's own list of them. */
export class OffersViewModel {
  static readonly dependencies = [
    OfferRepository,
    ComputeWeightPrice,
    ActivateOffer,
    RunningActivations,
    ActivatedOffers,
    SavedOffers,
    LastKnown,
    own(StoreChoice),
    Today,
    Printer,
    Toasts,
    RunningWrites,
  ] as const

  readonly promotions = new Loadable((signal, storeId: number) =>
    this.repository.promotions(storeId, signal),
  ).rememberedAs((storeId) => this.lastKnown.of('promotions', storeId))
  tab: 'all' | 'saved' = 'all'
  wish: OfferWish = NO_WISH
  private saved: readonly SavedOffer[] = []
  /** By the offer's id. */
  private readonly activations = new Map<number, Activation>()

  constructor(
    private readonly repository: OfferRepository,
    private readonly computeWeightPrice: ComputeWeightPrice,
    private readonly activateOffer: ActivateOffer,
    private readonly runningActivations: RunningActivations,
    private readonly activatedOffers: ActivatedOffers,
    private readonly savedOffers: SavedOffers,
    private readonly lastKnown: LastKnown,
    readonly storeChoice: StoreChoice,
    private readonly today: Today,
    private readonly printer: Printer,
    private readonly toasts: Toasts,
    private readonly writes: RunningWrites,
  ) {
    observe(this, { activations: observableShallow })
  }

  start(): void {
    this.saved = this.savedOffers.list()
    for (const id of this.activatedOffers.ids()) this.activations.set(id, { status: 'activated' })
    for (const [id, outcome] of this.runningActivations.all()) void this.followActivation(id, outcome)
    this.storeChoice.start((storeId) => void this.promotions.load(storeId))
  }

  get offers(): Waiting<readonly OfferItem[]> {
    return mapLoaded(this.promotions.state, (promotions) =>
      offerItems(
        promotions.filter(({ audience }) => audience === 'exclusive'),
        this.computeWeightPrice,
        this.today.day,
      ),
    )
  }

  /** The offers that match the customer's wish, in its order. */
  get shown(): readonly OfferItem[] {
    return offersFor(this.search(this.wish.text), this.wish, this.today.day)
  }

  /** The types of discount that the offers have. */
  get kinds(): readonly Discount['kind'][] {
    const discounts = loadedValue(this.offers)?.flatMap((item) => item.offer.discounts) ?? []
    return [...new Set(discounts.map((discount) => discount.kind))]
  }

  get canSearch(): boolean {
    return (loadedValue(this.offers)?.length ?? 0) > 0
  }

  get savedItems(): readonly (OfferItem & { readonly storeName: string | undefined })[] {
    return this.saved.flatMap(({ offer, promotionName: name, end, storeName }) =>
      this.computeWeightPrice.execute({ name, start: undefined, end, offers: [offer] }).map((priced) => ({
        ...offerItem(offerIdentity(offer), priced, this.today.day),
        storeName,
      })),
    )
  }

  get savedCount(): number {
    return this.saved.length
  }

  isSaved({ offer }: OfferItem): boolean {
    return this.savedIdentities.has(offerIdentity(offer))
  }

  canActivate(item: OfferItem): boolean {
    return canBeActivated(item, this.today.day)
  }

  activationOf({ offer }: OfferItem): Activation {
    return (offer.id !== undefined && this.activations.get(offer.id)) || { status: 'none' }
  }

  tabChosen(tab: 'all' | 'saved'): void {
    this.tab = tab
  }

  wishChanged(changed: Partial<OfferWish>): void {
    this.wish = { ...this.wish, ...changed }
  }

  wishCleared(): void {
    this.wish = { ...NO_WISH, order: this.wish.order }
  }

  /** Sends one request, however often it is pressed. */
  async activatePressed(item: OfferItem): Promise<void> {
    const { id } = item.offer
    if (id === undefined) return
    const status = this.activations.get(id)?.status
    if (status === 'sending' || status === 'activated') return
    await this.followActivation(id, this.writes.track(this.activateOffer.execute(this.factsOf(id, item))))
  }

  private factsOf(id: number, { offer, price, weightPrice, end }: OfferItem): ActivatedOffer {
    const { chosen, store } = this.storeChoice
    const grams = weightPrice?.unit.grams
    return { id, name: offer.name, price, grams, end, storeId: chosen, storeName: store?.name }
  }

  private async followActivation(id: number, answer: Promise<ActivationOutcome>): Promise<void> {
    this.activations.set(id, { status: 'sending' })
    const outcome = await answer
    const activation: Activation =
      outcome.kind === 'activated'
        ? { status: 'activated' }
        : { status: outcome.kind, failure: outcome.failure }
    runInAction(() => this.activations.set(id, activation))
  }

  savePressed(item: OfferItem): void {
    const { offer, promotionName, end } = item
    if (this.isSaved(item)) this.savedOffers.remove(offerIdentity(offer))
    else this.savedOffers.save({ offer, promotionName, end, storeName: this.storeChoice.store?.name })
    this.saved = this.savedOffers.list()
  }

  printPressed(): void {
    if (!this.printer.print()) this.toasts.show('error', offersContent.printFailed)
  }

  /** By itself, so that the list is not sorted again for each letter that is typed. */
  private get order(): OfferOrder {
    return this.wish.order
  }

  private get search(): Search<OfferItem> {
    return searchIn(offersInOrder(loadedValue(this.offers) ?? [], this.order), searchedTextsOf)
  }

  private get savedIdentities(): ReadonlySet<string> {
    return new Set(this.saved.map(({ offer }) => offerIdentity(offer)))
  }
}
