import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { CountOffers, type OfferCounts } from '@application/offers/count-offers.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import type { Id } from '@domain/id.ts'
import { endedLast } from '@domain/offers/offer-list.ts'
import { ofAudience, type Promotion } from '@domain/offers/promotion.ts'
import { untracked } from 'mobx'
import { type OfferItem, offerItems } from '../offers/offer-item.ts'
import { SavedOfferList } from '../offers/saved-offer-list.ts'
import { StoredActivations } from '../offers/stored-activations.ts'
import { type LoadState, mapLoaded } from '../screen/load-state.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { paths } from '../screen/paths.ts'
import { Today } from '../screen/today.ts'
import { StoreChoice } from '../stores/store-choice.ts'

/** More would make home a long page; **Ver todas** shows the others. */
export const SHOWN_AT_FIRST = 6

/** The general offers of the store that the customer chooses. */
export class GeneralOffersViewModel {
  static readonly dependencies = [
    OfferRepository,
    ComputeWeightPrice,
    CountOffers,
    own(StoredActivations),
    LastKnown,
    Today,
    own(StoreChoice),
    own(SavedOfferList),
    Navigation,
  ] as const

  readonly promotions = new Loadable((signal, storeId: Id) =>
    this.offerRepository.promotions(storeId, signal),
  )
    .rememberedAs((storeId) => this.lastKnown.of('promotions', storeId))
    .keptCurrent()
  private chosenPromotion: string | undefined
  /** The key of the first offer that **Ver todas** has brought, from its press on; undefined while not all are shown. */
  firstRevealed: string | undefined

  constructor(
    private readonly offerRepository: OfferRepository,
    private readonly computeWeightPrice: ComputeWeightPrice,
    private readonly countOffers: CountOffers,
    private readonly storedActivations: StoredActivations,
    private readonly lastKnown: LastKnown,
    private readonly today: Today,
    readonly storeChoice: StoreChoice,
    readonly list: SavedOfferList,
    private readonly navigation: Navigation,
  ) {
    observe(this)
  }

  /** The general offers of the chosen store (product.md §2). */
  get offers(): LoadState<readonly OfferItem[]> {
    return mapLoaded(this.inOrder, (promotions) =>
      offerItems(promotions, this.computeWeightPrice, this.today.day),
    )
  }

  /** The promotions that a customer can choose from; empty when there are fewer than two. */
  get promotionNames(): readonly string[] {
    const { offers } = this
    if (offers.status !== 'loaded') return []
    const names = [...new Set(offers.value.map(({ promotionName }) => promotionName))].filter(Boolean)
    return names.length > 1 ? names : []
  }

  /** The name of the promotion whose offers are shown; undefined for all of them, also when the chosen one is gone. */
  get wanted(): string | undefined {
    return this.promotionNames.find((name) => name === this.chosenPromotion)
  }

  /** Those of the wanted promotion. */
  get wantedOffers(): readonly OfferItem[] {
    const { offers, wanted } = this
    if (offers.status !== 'loaded') return []
    if (wanted === undefined) return offers.value
    return offers.value.filter(({ promotionName }) => promotionName === wanted)
  }

  get shown(): readonly OfferItem[] {
    return this.firstRevealed ? this.wantedOffers : this.wantedOffers.slice(0, SHOWN_AT_FIRST)
  }

  get hiddenCount(): number {
    return this.wantedOffers.length - this.shown.length
  }

  /** The exclusive offers of the store; undefined while they are not known. */
  get exclusive(): OfferCounts | undefined {
    const { chosen } = this.storeChoice
    const { value } = this.promotions
    if (chosen === undefined || value === undefined) return undefined
    return this.storedActivations.watch(() => this.countOffers.execute(chosen, value, this.today.day))
  }

  start(): void {
    this.list.start()
    this.storeChoice.start((storeId) => {
      // The new store may not have the promotion that was chosen. After 'Ver todas' the new list would also take the focus.
      this.promotionChosen(undefined)
      void this.promotions.load(storeId)
    })
  }

  promotionChosen(name: string | undefined): void {
    this.chosenPromotion = name
    this.firstRevealed = undefined
  }

  allPressed(): void {
    this.firstRevealed = this.wantedOffers[SHOWN_AT_FIRST]?.key
  }

  exclusiveOffersPressed(): void {
    const { chosen } = this.storeChoice
    const state = chosen === undefined ? undefined : { store: chosen }
    this.navigation.go(paths.offers, state && { state })
  }

  /** The promotions for everybody. The day is untracked, so that no offer moves under the finger at midnight. */
  private get inOrder(): LoadState<readonly Promotion[]> {
    return mapLoaded(this.promotions.state, (promotions) =>
      endedLast(
        ofAudience(promotions, 'general'),
        untracked(() => this.today.day),
      ),
    )
  }
}
