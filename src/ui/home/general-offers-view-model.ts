import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { type OfferItem, offerItems } from '../offers/offer-item.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { paths } from '../screen/paths.ts'
import { Today } from '../screen/today.ts'
import { mapLoaded, type Waiting } from '../screen/waiting.ts'
import { StoreChoice } from '../stores/store-choice.ts'

/** The general offers of the store that the customer chooses. */
export class GeneralOffersViewModel {
  static readonly dependencies = [
    OfferRepository,
    ComputeWeightPrice,
    LastKnown,
    Today,
    own(StoreChoice),
    Navigation,
  ] as const

  readonly promotions = new Loadable((signal, storeId: number) =>
    this.offerRepository.promotions(storeId, signal),
  ).rememberedAs((storeId) => this.lastKnown.of('promotions', storeId))

  constructor(
    private readonly offerRepository: OfferRepository,
    private readonly computeWeightPrice: ComputeWeightPrice,
    private readonly lastKnown: LastKnown,
    private readonly today: Today,
    readonly storeChoice: StoreChoice,
    private readonly navigation: Navigation,
  ) {
    observe(this)
  }

  /** The general offers of the chosen store (product.md §2). */
  get offers(): Waiting<readonly OfferItem[]> {
    return mapLoaded(this.promotions.state, (promotions) =>
      offerItems(
        promotions.filter(({ audience }) => audience === 'general'),
        this.computeWeightPrice,
        this.today.day,
      ),
    )
  }

  start(): void {
    this.storeChoice.start((storeId) => void this.promotions.load(storeId))
  }

  exclusiveOffersPressed(): void {
    const { chosen } = this.storeChoice
    const state = chosen === undefined ? undefined : { store: chosen }
    this.navigation.go(paths.offers, state && { state })
  }
}
