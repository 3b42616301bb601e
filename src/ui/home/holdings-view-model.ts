import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { FindCampaignOfReward } from '@application/campaigns/find-campaign-of-reward.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { compareDays, daysBetween } from '@domain/calendar-day.ts'
import {
  type Campaign,
  type CampaignPhase,
  campaignPhase,
  inOrderOfUse,
  takesExchanges,
} from '@domain/campaigns/campaign.ts'
import { type PointsHeld, pointsHeld } from '@domain/campaigns/points-held.ts'
import { isRedeemable, type RedeemableReward, type Reward } from '@domain/campaigns/reward.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import { mayHaveBalance } from '@domain/cashback/statement.ts'
import type { Id } from '@domain/id.ts'
import {
  type LapsingItem,
  lapsingSoon,
  pointsByEnd,
  spendableCredits,
  vouchersByEnd,
} from '@domain/lapsing/lapsing-item.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import { isUsable, type Voucher } from '@domain/vouchers/voucher.ts'
import { Toasts } from '../kit/toasts.ts'
import { StoredActivations } from '../offers/stored-activations.ts'
import { ageOf, isAwaited, type LoadState, loadedValue, mapLoaded } from '../screen/load-state.ts'
import { Loadable } from '../screen/loadable.ts'
import { Navigation } from '../screen/navigation.ts'
import { observe } from '../screen/observe.ts'
import { own } from '../screen/own.ts'
import { paths } from '../screen/paths.ts'
import { Today } from '../screen/today.ts'
import { homeRestContent } from './home-rest-content.ts'

/** What lapses of one kind. Each kind has its own line, so that a late answer does not move the others. */
export interface LapsingKind {
  readonly kind: LapsingItem['kind']
  /** Soonest first. */
  readonly state: LoadState<readonly LapsingItem[]>
  readonly retry: () => void
}

/** The part of the general offers that is used here. */
interface GeneralOffers {
  readonly promotions: Pick<Loadable<readonly Promotion[]>, 'state' | 'retry'>
  readonly storeChoice: { readonly chosen: Id | undefined }
}

/** What the customer has besides money, and what lapses soon. Each part is read once, for all places that show it. */
export class HoldingsViewModel {
  static readonly dependencies = [
    VoucherRepository,
    CampaignRepository,
    RedemptionRepository,
    FindCampaignOfReward,
    PointsSpent,
    FindWhatLapses,
    own(StoredActivations),
    LastKnown,
    Today,
    Navigation,
    Toasts,
  ] as const

  readonly vouchers: Loadable<readonly Voucher[]> = new Loadable((signal) =>
    this.voucherRepository.list('active', undefined, signal),
  )
    .rememberedAs(() => this.lastKnown.of('vouchers', 'active', 'all'))
    .askedAtStart()
    .keptCurrent()
  readonly running: Loadable<readonly Campaign[]> = new Loadable((signal) => this.campaigns.running(signal))
    .rememberedAs(() => this.lastKnown.of('runningCampaigns'))
    .askedAtStart()
    .keptCurrent()
  readonly rewards = new Loadable((signal) => this.redemptions.withinReach(signal))
    .askedLast()
    .askedAtStart()
    .keptCurrent()
  /** Up to three pages of the statement (product.md, rule 20). */
  readonly credits = new Loadable((signal) => this.findWhatLapses.credits(signal))
    // The use case keeps it, because it knows when it was read.
    .rememberedAs(() => ({ keep: () => {}, recall: () => this.lastKnown.of('lapsingCredits').recall() }))
    .loggedAs('statement-not-loaded')
    .askedLast()
    .askedAtStart()
    .keptCurrent()
  /** Looks for the campaign of the reward that was pressed, and goes there. */
  private readonly opening = new Loadable(
    (signal, reward: RedeemableReward) => this.findCampaign.execute(reward, this.open, signal),
    () => {
      // Otherwise it would ask again when the signal is back, and go to another screen then.
      this.opening.reset()
      this.toasts.show('error', homeRestContent.notOpened)
    },
  ).whenLoaded((campaignId, { id: redeem }) => {
    if (campaignId === undefined) this.navigation.go(paths.campaigns)
    else this.navigation.go(paths.campaign.rewards(campaignId), { state: { redeem } })
  })
  private pressed: Reward | undefined
  private readonly awaitsPromotions: boolean
  /** Whether every item that lapses is shown, and not only the first of each kind. */
  showsAll = false

  constructor(
    private readonly voucherRepository: VoucherRepository,
    private readonly campaigns: CampaignRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly findCampaign: FindCampaignOfReward,
    pointsSpent: PointsSpent,
    private readonly findWhatLapses: FindWhatLapses,
    private readonly storedActivations: StoredActivations,
    private readonly lastKnown: LastKnown,
    private readonly today: Today,
    private readonly navigation: Navigation,
    private readonly toasts: Toasts,
    /** The balance that home has loaded. */
    private readonly balance: { readonly value: CashbackBalance | undefined },
    private readonly general: GeneralOffers,
  ) {
    this.awaitsPromotions = findWhatLapses.awaitsPromotions()
    this.running.renewedBy(pointsSpent)
    this.rewards.renewedBy(pointsSpent)
    observe(this)
  }

  /** How many vouchers can be used now. */
  get voucherCount(): LoadState<number> {
    return mapLoaded(
      this.vouchers.state,
      (vouchers) => vouchers.filter((voucher) => isUsable(voucher, this.today.day)).length,
    )
  }

  get points(): LoadState<PointsHeld> {
    return mapLoaded(this.running.state, (campaigns) => pointsHeld(campaigns, this.today.day))
  }

  get campaignsInOrder(): LoadState<readonly Campaign[]> {
    return mapLoaded(this.running.state, (campaigns) => inOrderOfUse(campaigns, this.today.day))
  }

  /**
   * In the order of the screen. Offers have a line only when there are some. They are known at once, or with the promotions after a new
   * sign-in: then their line is there from the beginning, so that it moves nothing.
   */
  get lapsing(): readonly LapsingKind[] {
    const { promotions, storeChoice } = this.general
    const read = loadedValue(promotions.state)
    const offers = this.soon(
      this.storedActivations.watch(() => this.findWhatLapses.offers(this.today.day, read)),
    )
    const kinds: readonly LapsingKind[] = [
      {
        kind: 'cashback',
        state: mapLoaded(this.credits.state, ({ credits }) =>
          this.soon(spendableCredits(credits, this.today.day, this.balance.value?.available)),
        ),
        retry: this.credits.retry,
      },
      {
        kind: 'voucher',
        state: mapLoaded(this.vouchers.state, (vouchers) => this.soon(vouchersByEnd(vouchers))),
        retry: this.vouchers.retry,
      },
      {
        kind: 'points',
        state: mapLoaded(this.running.state, (campaigns) =>
          this.soon(pointsByEnd(campaigns, this.today.day)),
        ),
        retry: this.running.retry,
      },
    ]
    if (this.awaitsPromotions && storeChoice.chosen !== undefined)
      return [
        ...kinds,
        { kind: 'offer', state: mapLoaded(promotions.state, () => offers), retry: promotions.retry },
      ]
    if (offers.length === 0) return kinds
    return [...kinds, { kind: 'offer', state: { status: 'loaded', value: offers }, retry: () => {} }]
  }

  /** What lapses after the first of its kind, soonest first. */
  get lapsingLater(): readonly LapsingItem[] {
    return this.lapsing
      .flatMap(({ state }) => (state.status === 'loaded' ? state.value.slice(1) : []))
      .sort((a, b) => compareDays(a.on, b.on))
  }

  /** The age of what is shown, in milliseconds, when there was no signal. */
  get lapsingAge(): number | undefined {
    const ages = this.lapsing.flatMap(({ state }) => ageOf(state) ?? [])
    return ages.length === 0 ? undefined : Math.max(...ages)
  }

  /** Whether credits further down in the statement were not read, and the balance does not say that all are spent. */
  get missesCredits(): boolean {
    return this.credits.value?.complete === false && mayHaveBalance(this.balance.value?.available)
  }

  /** The rewards of the one campaign that is open for exchanges; the list of campaigns where there are several, or none. */
  get redeemAt(): string {
    const { open } = this
    const [only] = open
    return only && open.length === 1 ? paths.campaign.rewards(only.id) : paths.campaigns
  }

  /** Those of the listed rewards for which the points of some open campaign suffice, as far as points and costs are known. */
  get withinReach(): readonly Reward[] {
    const { open } = this
    return (this.rewards.value ?? []).filter(
      ({ cost }) => cost !== undefined && open.some(({ points }) => points !== undefined && cost <= points),
    )
  }

  /** Whether the customer has points or a voucher; undefined while that is being read. What could not be read counts as none. */
  get hasAny(): boolean | undefined {
    const points = loadedValue(this.points)?.total ?? 0
    if (points > 0 || (loadedValue(this.voucherCount) ?? 0) > 0) return true
    return isAwaited(this.points) || isAwaited(this.voucherCount) ? undefined : false
  }

  /** Whether the campaign of this reward is being looked for. */
  isOpening(reward: Reward): boolean {
    return this.pressed === reward && this.opening.state.status === 'pending'
  }

  /** Decided by the campaign's own days, because the server may list one as running that is over. */
  phase(campaign: Campaign): CampaignPhase {
    return campaignPhase(campaign, this.today.day)
  }

  daysLeft({ on }: LapsingItem): number {
    return daysBetween(this.today.day, on)
  }

  start(): void {
    void this.vouchers.load()
    void this.running.load()
    void this.credits.load()
    void this.rewards.load()
  }

  allPressed(): void {
    this.showsAll = true
  }

  /** @returns whether this view-model navigates. Otherwise the link does: one campaign alone is open, or the reward cannot be exchanged. */
  rewardPressed(reward: Reward): boolean {
    if (this.open.length < 2 || !isRedeemable(reward)) return false
    this.pressed = reward
    void this.opening.load(reward)
    return true
  }

  private get open(): readonly Campaign[] {
    return (this.running.value ?? []).filter((campaign) => takesExchanges(campaign, this.today.day))
  }

  private soon(items: readonly LapsingItem[]): readonly LapsingItem[] {
    return lapsingSoon(items, this.today.day)
  }
}
