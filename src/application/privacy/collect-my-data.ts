import type { Id } from '@domain/id.ts'
import { CampaignRepository } from '../campaigns/campaign-repository.ts'
import { RedemptionRepository } from '../campaigns/redemption-repository.ts'
import type { Cancellation } from '../cancellation.ts'
import { CashbackRepository } from '../cashback/cashback-repository.ts'
import { FRESH } from '../freshness.ts'
import { PersonRepository } from '../person/person-repository.ts'
import { Aborted, failureReason, type PortFailureReason } from '../port-failure.ts'
import { PreferenceRepository } from '../preferences/preference-repository.ts'
import { ProfileImageRepository } from '../profile/profile-image-repository.ts'
import { PurchaseRepository } from '../purchases/purchase-repository.ts'
import { type ReadPage, readPages } from '../read-pages.ts'
import { TermRepository } from '../terms/term-repository.ts'
import { VoucherRepository } from '../vouchers/voucher-repository.ts'

/** What the portal knows of a customer, part by part. */
export type DataPart =
  | 'person'
  | 'photo'
  | 'preferences'
  | 'terms'
  | 'cashbackBalance'
  | 'cashbackStatement'
  | 'savedTotal'
  | 'purchases'
  | 'activeVouchers'
  | 'finishedVouchers'
  | 'campaigns'
  | 'points'
  | 'pointsStatement'
  | 'pendingRedemptions'
  | 'completedRedemptions'

interface NamedPart {
  readonly part: DataPart
  /** The campaign that the part belongs to: its name, with its id where two have the same. */
  readonly campaign?: string
}

interface CollectedPart extends NamedPart {
  readonly value: unknown
}

interface UnreadPart extends NamedPart {
  readonly failure: PortFailureReason
}

export interface MyData {
  readonly parts: readonly CollectedPart[]
  /** What could not be read, so that the file does not look complete. */
  readonly missing: readonly UnreadPart[]
}

interface Reading<Value = unknown> extends NamedPart {
  read(signal: Cancellation | undefined): Promise<Value>
}

/** A longer history than this many pages is not read by one press; the file says so. */
const MAX_PAGES = 200

const NOT_WHOLE: PortFailureReason = { kind: 'unexpected', detail: 'there may be more pages' }

/** A history that may go on after the last page that was read. */
class PartOfHistory {
  constructor(readonly items: readonly unknown[]) {}
}

/**
 * Collects everything that a customer may ask a copy of (LGPD, art. 18). Reads one part after the other, and goes on when a
 * part fails.
 */
export class CollectMyData {
  static readonly dependencies = [
    PersonRepository,
    ProfileImageRepository,
    PreferenceRepository,
    TermRepository,
    CashbackRepository,
    PurchaseRepository,
    VoucherRepository,
    CampaignRepository,
    RedemptionRepository,
  ] as const

  constructor(
    private readonly people: PersonRepository,
    private readonly images: ProfileImageRepository,
    private readonly preferences: PreferenceRepository,
    private readonly terms: TermRepository,
    private readonly cashback: CashbackRepository,
    private readonly purchases: PurchaseRepository,
    private readonly vouchers: VoucherRepository,
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
  ) {}

  /**
   * Rejects only when it was cancelled.
   * @param onProgress called with the number of parts done so far and of all that are known by then.
   */
  async execute(onProgress: (done: number, total: number) => void, signal?: Cancellation): Promise<MyData> {
    const parts: CollectedPart[] = []
    const missing: UnreadPart[] = []
    const readings = this.readings()
    let done = 0
    let total = readings.length + 1
    const collect = async <Value>({ read, ...name }: Reading<Value>): Promise<Value | undefined> => {
      onProgress(done++, total)
      try {
        const value = await read(signal)
        if (value instanceof PartOfHistory) missing.push({ ...name, failure: NOT_WHOLE })
        parts.push({ ...name, value: value instanceof PartOfHistory ? value.items : value })
        return value
      } catch (thrown) {
        if (thrown instanceof Aborted || signal?.aborted) throw new Aborted()
        missing.push({ ...name, failure: failureReason(thrown) })
        return undefined
      }
    }
    for (const reading of readings) await collect(reading)
    const ofCampaigns = this.readingsOf((await collect(this.campaignNames())) ?? [])
    total += ofCampaigns.length
    for (const reading of ofCampaigns) await collect(reading)
    onProgress(total, total)
    return { parts, missing }
  }

  private readings(): readonly Reading[] {
    const { people, images, preferences, terms, cashback, purchases, vouchers } = this
    return [
      { part: 'person', read: (signal) => people.find(signal, FRESH) },
      { part: 'photo', read: (signal) => images.find(signal) },
      { part: 'preferences', read: (signal) => preferences.read(signal) },
      { part: 'terms', read: (signal) => terms.accepted(signal) },
      { part: 'cashbackBalance', read: (signal) => cashback.balance(signal) },
      {
        part: 'cashbackStatement',
        read: (signal) => allPages((page) => cashback.statement(page, signal)),
      },
      { part: 'savedTotal', read: (signal) => purchases.savedTotal(signal) },
      {
        part: 'purchases',
        read: (signal) =>
          allPages(async (page) => {
            const { purchases: lines, pageCount } = await purchases.page(page, signal)
            return { lines, mayHaveMore: page < pageCount }
          }),
      },
      { part: 'activeVouchers', read: (signal) => vouchers.list('active', undefined, signal) },
      { part: 'finishedVouchers', read: (signal) => vouchers.list('finished', undefined, signal) },
    ]
  }

  private campaignNames(): Reading<CampaignNames> {
    return {
      part: 'campaigns',
      // Texts and pictures of a campaign are no personal data.
      read: async (signal) => (await this.campaigns.list(signal)).map(({ id, name }) => ({ id, name })),
    }
  }

  private readingsOf(list: CampaignNames): readonly Reading[] {
    return list.flatMap(({ id, name }) => {
      // The same campaign comes every year, perhaps under the same name.
      const isOnlyOne = list.every((other) => other.id === id || other.name !== name)
      const campaign = isOnlyOne ? name : `${name} (${id})`
      return this.readingsOfOne(id, campaign)
    })
  }

  private readingsOfOne(id: Id, campaign: string): readonly Reading[] {
    const { campaigns, redemptions } = this
    return [
      { part: 'points', campaign, read: (signal) => campaigns.points(id, signal) },
      {
        part: 'pointsStatement',
        campaign,
        read: (signal) => allPages((page) => campaigns.statement(id, page, signal)),
      },
      { part: 'pendingRedemptions', campaign, read: (signal) => redemptions.pending(id, signal) },
      { part: 'completedRedemptions', campaign, read: (signal) => redemptions.completed(id, signal) },
    ]
  }
}

type CampaignNames = readonly { readonly id: Id; readonly name: string }[]

async function allPages(read: ReadPage<unknown>): Promise<readonly unknown[] | PartOfHistory> {
  const all: unknown[] = []
  let isWhole = true
  for await (const { number, lines, mayHaveMore } of readPages(read)) {
    all.push(...lines)
    isWhole = !mayHaveMore
    if (number === MAX_PAGES) break
  }
  return isWhole ? all : new PartOfHistory(all)
}
