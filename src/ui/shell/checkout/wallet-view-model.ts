import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { type Cancel, Clock } from '@application/clock.ts'
import {
  type ActivatedOffer,
  ActivatedOffers,
  idsWithoutFacts,
} from '@application/offers/activated-offers.ts'
import { FindActivatedOffers } from '@application/offers/find-activated-offers.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { LastKnown, type Memory, type Recalled } from '@application/offline/last-known.ts'
import { lacksSignal } from '@application/port-failure.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { Id } from '@domain/id.ts'
import { isUsable, soonestFirst, type Voucher } from '@domain/vouchers/voucher.ts'
import { StoredActivations } from '../../offers/stored-activations.ts'
import { type LoadState, loaded, mapLoaded } from '../../screen/load-state.ts'
import { Loadable } from '../../screen/loadable.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'
import { own } from '../../screen/own.ts'
import { paths } from '../../screen/paths.ts'
import { Today } from '../../screen/today.ts'

/** How long the customer waits for an answer before what was known last is shown, in milliseconds (docs/decisions/150). */
export const LATE_AFTER = 3000

/** What the customer can use at the checkout of the chosen store. Each part loads alone, and without a signal shows what was known last. */
export class WalletViewModel {
  static readonly dependencies = [
    FindActivatedOffers,
    ActivatedOffers,
    OfferRepository,
    own(StoredActivations),
    VoucherRepository,
    CashbackRepository,
    PreferredStore,
    LastKnown,
    Clock,
    Today,
    Navigation,
  ] as const

  readonly vouchers = new Loadable(async (signal) =>
    this.voucherRepository.list('active', this.storeId, signal),
  )
    .rememberedAs(() => this.vouchersOfStore)
    .askedAtStart()
  readonly balance = new Loadable((signal) => this.cashback.balance(signal))
    .rememberedAs(() => this.lastKnown.of('balance'))
    .loggedAs('balance-not-loaded')
    .askedAtStart()
  /** Asked only where the device knows that offers are active, but not what they are in this store. */
  readonly promotions = new Loadable((signal, storeId: Id) =>
    this.offerRepository.promotions(storeId, signal),
  ).rememberedAs((storeId) => this.lastKnown.of('promotions', storeId))
  /** Undefined while the customer has chosen no store. */
  readonly storeId: Id | undefined
  private isLate = false
  private stopWaiting: Cancel = () => {}

  constructor(
    private readonly findActivatedOffers: FindActivatedOffers,
    private readonly activatedOffers: ActivatedOffers,
    private readonly offerRepository: OfferRepository,
    private readonly storedActivations: StoredActivations,
    private readonly voucherRepository: VoucherRepository,
    private readonly cashback: CashbackRepository,
    preferred: PreferredStore,
    private readonly lastKnown: LastKnown,
    private readonly clock: Clock,
    private readonly today: Today,
    private readonly navigation: Navigation,
  ) {
    this.storeId = preferred.read()
    observe(this)
  }

  /** Empty without a store. It fails only where the device knows of none that can be shown. */
  get offers(): LoadState<readonly ActivatedOffer[]> {
    const { storeId, promotions } = this
    if (storeId === undefined) return loaded([])
    const offers = this.storedActivations.watch(() =>
      this.findActivatedOffers.execute(storeId, this.today.day, promotions.value),
    )
    return offers.length > 0 || promotions.state.status === 'idle'
      ? loaded(offers)
      : mapLoaded(promotions.state, () => offers)
  }

  /** Those of all stores, which home has kept: only where the answer is late or there is no signal, and the store's own were never read. */
  get vouchersOfAll(): Recalled<readonly Voucher[]> | undefined {
    const { state } = this.vouchers
    const isMissing = state.status === 'failed' ? lacksSignal(state.failure) : this.isAwaitedLate(state)
    if (!isMissing || this.vouchersOfStore.recall()) return undefined
    return this.lastKnown.of('vouchers', 'active', 'all').recall()
  }

  /** What was known last, while the answer is late. */
  get lateVouchers(): Recalled<readonly Voucher[]> | undefined {
    return this.isAwaitedLate(this.vouchers.state)
      ? (this.vouchersOfStore.recall() ?? this.vouchersOfAll)
      : undefined
  }

  get lateBalance(): Recalled<CashbackBalance> | undefined {
    return this.isAwaitedLate(this.balance.state) ? this.lastKnown.of('balance').recall() : undefined
  }

  start(): void {
    const { storeId } = this
    if (storeId !== undefined && this.lacksPromotions(storeId)) void this.promotions.load(storeId)
    void this.vouchers.load()
    void this.balance.load()
    this.stopWaiting = this.clock.after(LATE_AFTER, this.becameLate)
  }

  dispose(): void {
    this.stopWaiting()
  }

  /** Opens the map with all stores. When the customer has chosen one there, the portal returns to the screen below this card. */
  mapPressed(): void {
    this.navigation.go(paths.stores, { state: { choosingStore: true } })
  }

  private get vouchersOfStore(): Memory<readonly Voucher[]> {
    return this.lastKnown.of('vouchers', 'active', this.storeId ?? 'all')
  }

  private becameLate(): void {
    this.isLate = true
  }

  private isAwaitedLate({ status }: LoadState<unknown>): boolean {
    return this.isLate && status === 'pending'
  }

  private lacksPromotions(storeId: Id): boolean {
    return (
      idsWithoutFacts(this.activatedOffers, storeId).size > 0 &&
      this.lastKnown.of('promotions', storeId).recall() === undefined
    )
  }

  /** What lapses first comes first. */
  usable(vouchers: readonly Voucher[]): readonly Voucher[] {
    const { day } = this.today
    return soonestFirst(vouchers, day).filter((voucher) => isUsable(voucher, day))
  }
}
