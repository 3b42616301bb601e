import { activatedIn } from '@application/offers/activated-offers.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { RememberSeenOffers } from '@application/offers/remember-seen-offers.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import type { CalendarDay } from '@domain/calendar-day.ts'
import { firstOfEach } from '@domain/group-by.ts'
import type { Id } from '@domain/id.ts'
import {
  byPromotion,
  canBeActivated,
  endedLast,
  type OfferGroup,
  type OfferOrder,
  type OfferWish,
  offersFor,
  offersInOrder,
  searchedTextsOf,
} from '@domain/offers/offer-list.ts'
import { type Discount, ofAudience, type Promotion } from '@domain/offers/promotion.ts'
import { identificationOf, type PersonKind } from '@domain/person/person.ts'
import { type Search, searchIn } from '@domain/search-text.ts'
import { type LoadState, loadedValue, mapLoaded } from '../screen/load-state.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { Today } from '../screen/today.ts'
import { StoreChoice } from '../stores/store-choice.ts'
import { Activations } from './activations.ts'
import { type OfferItem, offerItems } from './offer-item.ts'
import type { offersContent } from './offers-content.ts'
import { SavedOfferList } from './saved-offer-list.ts'

export const VIEWS = ['all', 'to-activate', 'activated', 'new'] as const

/** One way to look at the offers. */
export type OfferView = (typeof VIEWS)[number]

const NO_WISH: OfferWish = { text: '', kind: 'any', endingSoon: false, order: 'biggest-discount' }

/** More than a customer reads through: **Ativar todas** then asks first. */
const MANY = 50

/** The customer's exclusive offers (product.md §2). */
export class OffersViewModel {
  static readonly dependencies = [
    OfferRepository,
    ComputeWeightPrice,
    // Not bound in the container's module of the offers: home loads that module, and does not need this use case.
    own(RememberSeenOffers),
    PersonRepository,
    LastKnown,
    Today,
    own(StoreChoice),
    own(Activations),
    own(SavedOfferList),
  ] as const

  readonly promotions = new Loadable((signal, storeId: Id) => this.repository.promotions(storeId, signal))
    .rememberedAs((storeId) => this.lastKnown.of('promotions', storeId))
    .whenLoaded((promotions, storeId) => this.seen(promotions, storeId))
    .keptCurrent()
  /** Only to say CPF or CNPJ to the customer. */
  readonly person = new Loadable(async (signal) => identificationOf(await this.people.find(signal)))
    .rememberedAs(() => this.lastKnown.of('identification'))
    .askedAtStart()
  tab: 'all' | 'saved' = 'all'
  view: OfferView = 'all'
  isAskingForAll = false
  private chosenWish: OfferWish = NO_WISH
  private chosenPromotion: string | undefined = undefined
  /** Undefined on the first visit to the offers of the store: there is nothing to compare with. */
  private newIds: ReadonlySet<Id> | undefined = undefined
  /**
   * Ids of the offers that were active when the view was chosen; in **Ativadas** also of those that were being sent. While a view is
   * shown, no offer leaves it: one that is activated stays in **Não ativadas**, and one that fails says why in **Ativadas**.
   */
  private activeInView: ReadonlySet<Id | undefined> = new Set()
  /**
   * The day that decides which offers have ended, and so come last: when the offers came, or when the customer chose another order. It
   * stays the same at midnight, because offers would move while the customer reads them.
   */
  private orderedOn: CalendarDay

  constructor(
    private readonly repository: OfferRepository,
    private readonly computeWeightPrice: ComputeWeightPrice,
    private readonly rememberSeenOffers: RememberSeenOffers,
    private readonly people: PersonRepository,
    private readonly lastKnown: LastKnown,
    private readonly today: Today,
    readonly storeChoice: StoreChoice,
    readonly activations: Activations,
    readonly list: SavedOfferList,
  ) {
    this.orderedOn = today.day
    observe(this)
  }

  start(): void {
    this.list.start()
    this.activations.start()
    this.storeChoice.start(this.storeChosen)
    void this.person.load()
  }

  /** After leaving the screen the customer could not stop the run (docs/decisions/103). What fails is said in a toast. */
  dispose(): void {
    this.activations.screenLeft()
  }

  get customer(): PersonKind | undefined {
    return this.person.value?.kind
  }

  /** What the customer has chosen, without a type of discount that no offer has any more: it would hide all offers. */
  get wish(): OfferWish {
    const { chosenWish } = this
    const { kind } = chosenWish
    return kind === 'any' || this.kinds.includes(kind) ? chosenWish : { ...chosenWish, kind: 'any' }
  }

  /** Undefined for those of all promotions. These are shown too when the chosen promotion is gone. */
  get promotionKey(): string | undefined {
    return this.items.find(({ promotionKey }) => promotionKey === this.chosenPromotion)?.promotionKey
  }

  get offers(): LoadState<readonly OfferItem[]> {
    return mapLoaded(this.promotions.state, (promotions) =>
      offerItems(ofAudience(promotions, 'exclusive'), this.computeWeightPrice, this.today.day),
    )
  }

  /** How many offers each view has. */
  get counts(): Readonly<Record<OfferView, number>> {
    const { day } = this.today
    const usable = this.items.filter((item) => canBeActivated(item, day))
    const { activeIds } = this.activations
    const activated = usable.filter(({ offer }) => activeIds.has(offer.id)).length
    return {
      all: this.items.length,
      'to-activate': usable.length - activated,
      activated,
      new: this.items.filter(this.isNew).length,
    }
  }

  /** One offer of each promotion, in the server's order. */
  get promotionsOfOffers(): readonly OfferItem[] {
    return firstOfEach(this.items, ({ promotionKey }) => promotionKey)
  }

  /** The offers that match the customer's wish, in its order. */
  get shown(): readonly OfferItem[] {
    const { day } = this.today
    const { promotionKey } = this
    const wished = offersFor(this.search.find(this.wish.text), this.wish, day)
    const inPromotion =
      promotionKey === undefined ? wished : wished.filter((item) => item.promotionKey === promotionKey)
    return this.view === 'all' ? inPromotion : inPromotion.filter(this.inView(this.view, day))
  }

  /** Why nothing is shown, where nothing is. */
  get nothingShown(): keyof (typeof offersContent)['nothingShown'] {
    const { view, counts } = this
    if (view === 'to-activate' && counts[view] === 0) {
      return counts.activated > 0 ? 'all-activated' : 'none-to-activate'
    }
    if (view === 'activated' && counts[view] === 0) return 'none-activated'
    if (view === 'new' && counts[view] === 0) return this.newIds ? 'nothing-new' : 'first-visit'
    return 'no-match'
  }

  get groups(): readonly OfferGroup<OfferItem>[] {
    return byPromotion(this.shown)
  }

  /** The types of discount that the offers have. */
  get kinds(): readonly Discount['kind'][] {
    const discounts = this.items.flatMap((item) => item.offer.discounts)
    return [...new Set(discounts.map((discount) => discount.kind))]
  }

  get canSearch(): boolean {
    return this.items.length > 0
  }

  /** What **Ativar todas** activates: of what is shown, what is not active yet. An offer that stands in two promotions counts once. */
  get toActivate(): readonly OfferItem[] {
    const { day } = this.today
    const { activeIds } = this.activations
    const found = this.shown.filter((item) => canBeActivated(item, day) && !activeIds.has(item.offer.id))
    return firstOfEach(found, ({ offer }) => offer.id)
  }

  canActivate(item: OfferItem): boolean {
    return canBeActivated(item, this.today.day)
  }

  /** What the customer has activated or saved. */
  isOwn(item: OfferItem): boolean {
    return this.activations.isActive(item.offer.id) || this.list.has(item)
  }

  tabChosen(tab: 'all' | 'saved'): void {
    this.tab = tab
  }

  viewChosen(view: OfferView): void {
    this.view = view
    this.activeInView = this.activations[view === 'activated' ? 'shownActiveIds' : 'activeIds']
  }

  /** Choosing it a second time shows those of all promotions again. */
  promotionChosen(key: string): void {
    this.chosenPromotion = this.promotionKey === key ? undefined : key
  }

  wishChanged(changed: Partial<OfferWish>): void {
    this.chosenWish = { ...this.wish, ...changed }
    if (changed.order) this.orderedOn = this.today.day
  }

  wishCleared(): void {
    this.chosenWish = { ...NO_WISH, order: this.wish.order }
    this.view = 'all'
    this.chosenPromotion = undefined
  }

  /** @param isInSight as `Activations.pressed` takes it. */
  async activatePressed(item: OfferItem, isInSight?: () => boolean): Promise<void> {
    const offer = activatedIn(this.storeChoice.chosen, item)
    if (offer) await this.activations.pressed(offer, isInSight)
  }

  allPressed(): void {
    if (this.toActivate.length > MANY) this.isAskingForAll = true
    else void this.allConfirmed()
  }

  allDeclined(): void {
    this.isAskingForAll = false
  }

  async allConfirmed(): Promise<void> {
    this.isAskingForAll = false
    await this.activations.manyPressed(
      this.toActivate.flatMap((item) => activatedIn(this.storeChoice.chosen, item) ?? []),
    )
  }

  private storeChosen(storeId: Id): void {
    this.view = 'all'
    this.chosenPromotion = undefined
    // What was chosen from the other store's offers may not be among these.
    this.chosenWish = { ...this.wish, kind: NO_WISH.kind }
    this.isAskingForAll = false
    this.activations.offersChanged(storeId)
    void this.promotions.load(storeId)
  }

  private seen(promotions: readonly Promotion[], storeId: Id): void {
    this.newIds = this.rememberSeenOffers.execute(storeId, promotions)
    this.orderedOn = this.today.day
  }

  /** Whether an offer belongs to a view. The caller passes the day, because asking for it ten thousand times would be slow. */
  private inView(view: Exclude<OfferView, 'all'>, day: CalendarDay): (item: OfferItem) => boolean {
    const { activeInView } = this
    switch (view) {
      case 'to-activate':
        return (item) => canBeActivated(item, day) && !activeInView.has(item.offer.id)
      case 'activated': {
        const { activeIds } = this.activations
        return (item) =>
          canBeActivated(item, day) && (activeInView.has(item.offer.id) || activeIds.has(item.offer.id))
      }
      case 'new':
        return this.isNew
    }
  }

  private get isNew(): (item: OfferItem) => boolean {
    const { newIds } = this
    return ({ offer }) => offer.id !== undefined && newIds?.has(offer.id) === true
  }

  private get items(): readonly OfferItem[] {
    return loadedValue(this.offers) ?? []
  }

  /** Computed separately, so that the list is not sorted again for each letter that is typed. */
  private get order(): OfferOrder {
    return this.wish.order
  }

  private get search(): Search<OfferItem> {
    return searchIn(endedLast(offersInOrder(this.items, this.order), this.orderedOn), searchedTextsOf)
  }
}
