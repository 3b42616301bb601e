import { Printer } from '@application/documents/printer.ts'
import { TextSharer } from '@application/documents/text-sharer.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { renewSavedOffers } from '@application/offers/renew-saved-offers.ts'
import { SavedOffers } from '@application/offers/saved-offers.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { Id } from '@domain/id.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { type ListTotal, totalOf, type VoucherGap, voucherGaps } from '@domain/offers/shopping-list.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import { type IReactionDisposer, reaction } from 'mobx'
import { Toasts } from '../kit/toasts.ts'
import type { LoadState } from '../screen/load-state.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { Today } from '../screen/today.ts'
import type { StoreChoice } from '../stores/store-choice.ts'
import { type ListLine, offerItem } from './offer-item.ts'
import { savedListContent as content, listText } from './saved-list-content.ts'
import type { SavedOfferList } from './saved-offer-list.ts'

/** The customer's own list of offers: to tick off in the store, to print and to share. */
export class SavedListViewModel {
  static readonly dependencies = [
    ComputeWeightPrice,
    SavedOffers,
    VoucherRepository,
    LastKnown,
    Printer,
    TextSharer,
    Toasts,
    Today,
  ] as const

  readonly vouchers = new Loadable<readonly Voucher[], [storeId: Id]>((signal, storeId) =>
    this.repository.list('active', storeId, signal),
  ).rememberedAs((storeId) => this.lastKnown.of('vouchers', 'active', storeId))
  readonly sharing = new Submission('device')
  private stops: readonly IReactionDisposer[] = []

  constructor(
    private readonly computeWeightPrice: ComputeWeightPrice,
    private readonly savedOffers: SavedOffers,
    private readonly repository: VoucherRepository,
    private readonly lastKnown: LastKnown,
    private readonly printer: Printer,
    private readonly sharer: TextSharer,
    private readonly toasts: Toasts,
    readonly today: Today,
    readonly list: SavedOfferList,
    readonly storeChoice: StoreChoice,
    private readonly promotions: Pick<Loadable<readonly Promotion[]>, 'state'>,
  ) {
    observe(this, { stops: false })
  }

  start(): void {
    this.stops = [
      reaction(
        () => this.storeChoice.chosen,
        (storeId) => (storeId === undefined ? this.vouchers.reset() : void this.vouchers.load(storeId)),
        { fireImmediately: true },
      ),
      reaction(() => this.promotions.state, this.promotionsChanged, { fireImmediately: true }),
    ]
  }

  dispose(): void {
    for (const stop of this.stops) stop()
  }

  get lines(): readonly ListLine[] {
    return this.list.saved.flatMap(
      ({ offer, promotionName: name, start, end, storeId, storeName, isTicked, isGone }) =>
        this.computeWeightPrice.execute({ name, start, end, offers: [offer] }).map((priced) => ({
          ...offerItem(offerIdentity(offer), priced, this.today.day),
          storeId,
          storeName,
          isTicked,
          isGone,
        })),
    )
  }

  /** Of the offers that can be had today. */
  get total(): ListTotal {
    return totalOf(this.linesOfToday)
  }

  /** How many offers are left out of the total because they cannot be had today. */
  get notToday(): number {
    return this.lines.length - this.linesOfToday.length
  }

  /** Empty while the vouchers are not known. What is bought in another store does not count for them. */
  get gaps(): readonly VoucherGap[] {
    const { chosen } = this.storeChoice
    const { price } = totalOf(this.linesOfToday.filter(({ storeId = chosen }) => storeId === chosen))
    return voucherGaps(this.vouchers.value ?? [], price, this.today.day)
  }

  private get linesOfToday(): readonly ListLine[] {
    return this.lines.filter(
      ({ startsIn, daysLeft = 0, isGone }) => startsIn === undefined && daysLeft >= 0 && !isGone,
    )
  }

  get tickedCount(): number {
    return this.list.saved.filter(({ isTicked }) => isTicked).length
  }

  /** Without a signal they are the last that this device has read: their prices count, but the store may have others by now. */
  private promotionsChanged(state: LoadState<readonly Promotion[]>): void {
    const { chosen } = this.storeChoice
    if (state.status !== 'loaded' || chosen === undefined) return
    renewSavedOffers(this.savedOffers, chosen, state.value, state.age === undefined)
    this.list.start()
  }

  printPressed(): void {
    if (!this.printer.print()) this.toasts.show('error', content.printFailed)
  }

  async sharePressed(): Promise<void> {
    const text = listText(this.lines, this.total, this.notToday)
    const outcome = await this.sharing.run(() => this.sharer.share(text))
    if (outcome === 'copied') this.toasts.show('success', content.copied)
    if (outcome === 'failed') this.toasts.show('error', content.shareFailed)
  }
}
