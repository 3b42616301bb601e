import { Printer } from '@application/documents/printer.ts'
import { TextSharer } from '@application/documents/text-sharer.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { Id } from '@domain/id.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import { type ListTotal, totalOf, type VoucherGap, voucherGaps } from '@domain/offers/shopping-list.ts'
import type { Voucher } from '@domain/vouchers/voucher.ts'
import { type IReactionDisposer, reaction } from 'mobx'
import { Toasts } from '../kit/toasts.ts'
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
    VoucherRepository,
    LastKnown,
    Printer,
    TextSharer,
    Toasts,
    Today,
  ] as const

  readonly vouchers = new Loadable<readonly Voucher[], [storeId: Id | undefined]>((signal, storeId) =>
    this.repository.list('active', storeId, signal),
  )
    .rememberedAs((storeId) => this.lastKnown.of('vouchers', 'active', storeId ?? 'all'))
    .askedAtStart()
  readonly sharing = new Submission('device')
  private stopWatching: IReactionDisposer | undefined

  constructor(
    private readonly computeWeightPrice: ComputeWeightPrice,
    private readonly repository: VoucherRepository,
    private readonly lastKnown: LastKnown,
    private readonly printer: Printer,
    private readonly sharer: TextSharer,
    private readonly toasts: Toasts,
    readonly today: Today,
    readonly list: SavedOfferList,
    readonly storeChoice: StoreChoice,
  ) {
    observe(this)
  }

  start(): void {
    this.stopWatching = reaction(
      () => this.storeChoice.chosen,
      (storeId) => void this.vouchers.load(storeId),
      { fireImmediately: true },
    )
  }

  dispose(): void {
    this.stopWatching?.()
  }

  get lines(): readonly ListLine[] {
    return this.list.saved.flatMap(({ offer, promotionName: name, start, end, storeName, isTicked }) =>
      this.computeWeightPrice.execute({ name, start, end, offers: [offer] }).map((priced) => ({
        ...offerItem(offerIdentity(offer), priced, this.today.day),
        storeName,
        isTicked,
      })),
    )
  }

  /** Of the offers that can be had today. */
  get total(): ListTotal {
    return totalOf(this.lines.filter(({ startsIn, daysLeft = 0 }) => startsIn === undefined && daysLeft >= 0))
  }

  /** Empty while the vouchers are not known. */
  get gaps(): readonly VoucherGap[] {
    return voucherGaps(this.vouchers.value ?? [], this.total.price, this.today.day)
  }

  get tickedCount(): number {
    return this.list.saved.filter(({ isTicked }) => isTicked).length
  }

  printPressed(): void {
    if (!this.printer.print()) this.toasts.show('error', content.printFailed)
  }

  async sharePressed(): Promise<void> {
    const text = listText(this.lines, this.total)
    const outcome = await this.sharing.run(() => this.sharer.share(text))
    if (outcome === 'copied') this.toasts.show('success', content.copied)
    if (outcome === 'failed') this.toasts.show('error', content.shareFailed)
  }
}
