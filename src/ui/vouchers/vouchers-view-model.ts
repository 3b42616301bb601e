import type { Cancel } from '@application/clock.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { Id } from '@domain/id.ts'
import { latestFirst, soonestFirst, type Voucher, type VoucherState } from '@domain/vouchers/voucher.ts'
import { compareStructural, type IReactionDisposer, reaction } from 'mobx'
import { Toasts } from '../kit/toasts.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { Today } from '../screen/today.ts'
import { StoreChoice } from '../stores/store-choice.ts'

/** The customer's vouchers (product.md §2): of one store or all, active or finished. */
export class VouchersViewModel {
  static readonly dependencies = [
    VoucherRepository,
    PreferredStore,
    Navigation,
    own(StoreChoice),
    LastKnown,
    Today,
    ScreenWakeLock,
    Toasts,
  ] as const

  readonly vouchers = new Loadable<readonly Voucher[], [state: VoucherState, storeId: Id | undefined]>(
    (signal, state, storeId) => this.repository.list(state, storeId, signal),
  )
    .rememberedAs((state, storeId) => this.lastKnown.of('vouchers', state, storeId ?? 'all'))
    .askedAtStart()
    .keptCurrent()
  state: VoucherState = 'active'
  /** The voucher that fills the screen for the checkout. */
  shown: Voucher | undefined = undefined
  private allStores = false
  private stopWatching: IReactionDisposer | undefined
  private stopListening: Cancel = () => {}
  private releaseScreen: Cancel = () => {}

  constructor(
    private readonly repository: VoucherRepository,
    private readonly preferred: PreferredStore,
    private readonly navigation: Navigation,
    readonly storeChoice: StoreChoice,
    private readonly lastKnown: LastKnown,
    readonly today: Today,
    private readonly screen: ScreenWakeLock,
    private readonly toasts: Toasts,
  ) {
    observe(this)
  }

  /** Undefined for all stores. */
  get storeId(): Id | undefined {
    return this.allStores ? undefined : this.storeChoice.chosen
  }

  start(): void {
    this.storeChoice.start()
    // A store may also be chosen in the top bar, the present one too.
    this.stopListening = this.preferred.subscribe(this.readWish)
    this.readWish()
    if (this.navigation.carried().allStores) {
      this.allStores = true
      // A step back to this screen finds the store that was chosen since.
      this.navigation.forgetCarried()
    }
    // The store may also change without the customer: a remembered store may no longer exist.
    this.stopWatching = reaction(
      () => [this.state, this.storeId] as const,
      ([state, storeId]) => void this.vouchers.load(state, storeId),
      { fireImmediately: true, equals: compareStructural },
    )
  }

  dispose(): void {
    this.stopWatching?.()
    this.stopListening()
    this.showClosed()
  }

  stateChosen(state: VoucherState): void {
    this.state = state
  }

  allStoresChosen(): void {
    this.allStores = true
    this.preferred.chooseAllVouchers()
  }

  /** The screen stays awake while a scanner reads the code. */
  showPressed(voucher: Voucher): void {
    this.showClosed()
    // A toast of the screen below would cover the code.
    this.toasts.dismissEarlier()
    this.shown = voucher
    this.releaseScreen = this.screen.hold()
  }

  showClosed(): void {
    this.shown = undefined
    this.releaseScreen()
    this.releaseScreen = () => {}
  }

  inOrder(vouchers: readonly Voucher[]): readonly Voucher[] {
    return this.state === 'active' ? soonestFirst(vouchers, this.today.day) : latestFirst(vouchers)
  }

  private readWish(): void {
    this.allStores = this.preferred.wantsAllVouchers()
  }
}
