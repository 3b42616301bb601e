import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { greetingOf } from '@domain/person/person.ts'
import { mapLoaded, type Waiting } from '@ui/screen/waiting.ts'
import { type OfferItem, offerItems } from '../offers/offer-item.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { paths } from '../screen/paths.ts'
import { Today } from '../screen/today.ts'
import { StoreChoice } from '../stores/store-choice.ts'
import { CampaignsViewModel } from './campaigns-view-model.ts'
import { LapsingViewModel } from './lapsing-view-model.ts'

/** Each part of the screen loads, fails and is tried again alone. */
export class HomeViewModel {
  static readonly dependencies = [
    BannerRepository,
    PersonRepository,
    PurchaseRepository,
    CashbackRepository,
    OfferRepository,
    ComputeWeightPrice,
    LastKnown,
    Today,
    own(StoreChoice),
    own(LapsingViewModel),
    own(CampaignsViewModel),
    Navigation,
  ] as const

  readonly carousel = new Loadable((signal) => this.banners.home(signal))
  /** While it is missing, the screen greets without a name. */
  readonly greeting = new Loadable(async (signal) => greetingOf(await this.people.find(signal))).rememberedAs(
    () => this.lastKnown.of('greeting'),
  )
  readonly saved = new Loadable((signal) => this.purchases.savedTotal(signal)).rememberedAs(() =>
    this.lastKnown.of('savedTotal'),
  )
  readonly balance = new Loadable((signal) => this.cashback.balance(signal)).rememberedAs(() =>
    this.lastKnown.of('balance'),
  )
  readonly promotions = new Loadable((signal, storeId: number) =>
    this.offerRepository.promotions(storeId, signal),
  ).rememberedAs((storeId) => this.lastKnown.of('promotions', storeId))

  constructor(
    private readonly banners: BannerRepository,
    private readonly people: PersonRepository,
    private readonly purchases: PurchaseRepository,
    private readonly cashback: CashbackRepository,
    private readonly offerRepository: OfferRepository,
    private readonly computeWeightPrice: ComputeWeightPrice,
    private readonly lastKnown: LastKnown,
    private readonly today: Today,
    readonly storeChoice: StoreChoice,
    readonly lapsing: LapsingViewModel,
    readonly campaigns: CampaignsViewModel,
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

  /** In the order in which a customer sees them: a browser that has no connection left makes the later ones wait. */
  start(): void {
    void this.balance.load()
    void this.saved.load()
    void this.greeting.load()
    void this.carousel.load()
    this.lapsing.start()
    this.campaigns.start()
    this.storeChoice.start((storeId) => void this.promotions.load(storeId))
  }

  statementPressed(): void {
    this.navigation.go(paths.cashbackStatement)
  }

  exclusiveOffersPressed(): void {
    const { chosen } = this.storeChoice
    const state = chosen === undefined ? undefined : { store: chosen }
    this.navigation.go(paths.offers, state && { state })
  }
}
