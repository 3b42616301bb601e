import { type CalendarDay, hasBegun, isOver } from '@domain/calendar-day.ts'
import type { Id } from '@domain/id.ts'
import {
  cashbackByDay,
  type LapsingCredits,
  type LapsingOffers,
  offersByDay,
} from '@domain/lapsing/lapsing-item.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { FindLapsingCashback } from '../cashback/find-lapsing-cashback.ts'
import type { Freshness } from '../freshness.ts'
import { type ActivatedOffer, ActivatedOffers, idsWithoutFacts } from '../offers/activated-offers.ts'
import { LastKnown } from '../offline/last-known.ts'
import { PreferredStore } from '../stores/preferred-store.ts'

/**
 * How old the credits may be before they are read again. Customers open home often, and each reading takes up to three pages of the
 * statement (product.md, rule 20).
 */
const TEN_MINUTES: Freshness = { maxAge: 10 * 60 * 1000 }
const MAX_PAGES = 3

/** What lapses, by day: cash-back credits, and offers that were activated on this device. Other parts of home read vouchers and points. */
export class FindWhatLapses {
  static readonly dependencies = [
    CashbackRepository,
    FindLapsingCashback,
    ActivatedOffers,
    LastKnown,
    PreferredStore,
  ] as const

  constructor(
    private readonly cashback: CashbackRepository,
    private readonly findLapsingCashback: FindLapsingCashback,
    private readonly activated: ActivatedOffers,
    private readonly lastKnown: LastKnown,
    private readonly preferred: PreferredStore,
  ) {}

  /** Rejects with a PortFailure. What was read in the last ten minutes counts after a reload and in another tab too. */
  async credits(signal?: Cancellation): Promise<LapsingCredits> {
    const memory = this.lastKnown.of('lapsingCredits')
    const known = memory.recall()
    if (known && known.age < TEN_MINUTES.maxAge) return known.value
    const firstPage = await this.cashback.statement(1, signal, TEN_MINUTES)
    const { lines, complete } = await this.findLapsingCashback.execute(firstPage, signal, MAX_PAGES)
    const found = { credits: cashbackByDay(lines), complete }
    memory.keep(found)
    return found
  }

  /**
   * Makes no call.
   * @param promotions those of the customer's store, where they have just been read: the device may have no room to keep them.
   */
  offers(today: CalendarDay, promotions?: readonly Promotion[]): readonly LapsingOffers[] {
    return offersByDay([...this.activated.list(), ...this.offersOfEarlierSessions(today, promotions)])
  }

  /** Whether `offers` cannot know all before the promotions of the customer's store have been read. */
  awaitsPromotions(): boolean {
    const storeId = this.preferred.read()
    if (storeId === undefined || idsWithoutFacts(this.activated).size === 0) return false
    return this.lastKnown.of('promotions', storeId).recall() === undefined
  }

  /** Of an earlier session only the ids are kept: the last promotions of the customer's store say the rest. */
  private offersOfEarlierSessions(
    today: CalendarDay,
    read: readonly Promotion[] | undefined,
  ): Iterable<Pick<ActivatedOffer, 'name' | 'end' | 'storeId'>> {
    const ids = idsWithoutFacts(this.activated)
    const storeId = this.preferred.read()
    if (ids.size === 0 || storeId === undefined) return []
    const promotions = read ?? this.lastKnown.of('promotions', storeId).recall()?.value ?? []
    const usable = promotions.filter(({ end }) => !isOver(end, today))
    const begun = usable.filter(({ start }) => hasBegun(start, today))
    const found = new Map<Id, Pick<ActivatedOffer, 'name' | 'end' | 'storeId'>>()
    // An offer may stand in the promotions of this week and of the next: the one that can be used today counts.
    for (const { offers, end } of [...usable, ...begun]) {
      for (const { id, name } of offers)
        if (id !== undefined && ids.has(id)) found.set(id, { name, end, storeId })
    }
    return found.values()
  }
}
