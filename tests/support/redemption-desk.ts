import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { RedeemPoints } from '@application/campaigns/redeem-points.ts'
import type { RedemptionIntent } from '@application/campaigns/redemption-intent.ts'
import { RewardAccount } from '@application/campaigns/reward-account.ts'
import { SettleEarlierRedemption } from '@application/campaigns/settle-earlier-redemption.ts'
import { MAX_ANSWER_WAIT, SETTLING_TIME, SettleRedemption } from '@application/campaigns/settle-redemption.ts'
import { ExclusiveRun } from '@application/exclusive-run.ts'
import { RewardDeliveries } from '@application/notices/reward-deliveries.ts'
import type { RedeemableReward } from '@domain/campaigns/reward.ts'
import type { Id } from '@domain/id.ts'
import { InTabExclusiveRun } from '@infrastructure/browser/in-tab-exclusive-run.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import {
  type CampaignAccount,
  InMemoryLoyaltyAccount,
} from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { campaignAccount } from './factories/campaigns.ts'
import { session } from './factories/session.ts'
import { settled } from './settled.ts'
import { testDevice } from './test-device.ts'

/** A browser in which one customer exchanges points for a reward. Its tabs share the storage, the locks and the server. */
export function redemptionDesk(account: CampaignAccount = campaignAccount.redeemable(1000, 400).build()) {
  const clock = new InMemoryClock()
  const loyalty = new InMemoryLoyaltyAccount(clock, [account])
  const campaigns = new InMemoryCampaignRepository(loyalty)
  const redemptions = new InMemoryRedemptionRepository(loyalty)
  const turns = new InTabExclusiveRun()
  const sessions = new InMemorySessionStore(session.build())
  const device = testDevice(clock, sessions)
  const { unsettledRedemptions: unsettled, firstSuccess, rewardGoals: goals } = device
  const campaignId = account.campaign.id
  const [reward] = account.rewards
  if (!reward) throw new Error('the desk needs a reward')

  const desk = {
    clock,
    campaigns,
    redemptions,
    unsettled,
    firstSuccess,
    goals,
    sessions,
    campaignId,
    reward,
    balance: () => loyalty.balance(campaignId),
    /** From now on the server takes so many points for the reward; with undefined it does not say how many. */
    costsNow(cost: number | undefined) {
      Object.assign(account, { rewards: [{ ...reward, cost }] })
    },
    /** So much time passes that an exchange whose page was closed cannot appear any more. The account is read now and then meanwhile. */
    async nothingCanAppearAnyMore() {
      for (let passed = 0; passed < MAX_ANSWER_WAIT + SETTLING_TIME; passed += SETTLING_TIME) {
        clock.advance(SETTLING_TIME)
        await settled()
      }
    },
    exchanged: (rewardId: Id) =>
      account.pending.filter((redemption) => redemption.rewardId === rewardId).length,
    /** What the customer confirms when this balance is shown. */
    intent(
      pointsShown: number = loyalty.balance(campaignId),
      wanted: RedeemableReward = reward,
    ): RedemptionIntent {
      const asked = { campaignId, rewardId: wanted.id, rewardName: wanted.name, cost: wanted.cost }
      return desk.openTab().redeem.prepare(asked, pointsShown)
    },
    /** A tab, or the page after a reload: nothing of an earlier one's memory is left. */
    openTab() {
      const tab = new Tab(turns)
      const reached = tab.whileOpen(redemptions)
      const account = new RewardAccount(tab.whileOpen(campaigns), reached)
      const deliveries = new RewardDeliveries(campaigns, reached, device.seenNotices, clock, sessions)
      const pointsSpent = new PointsSpent()
      const settleRedemption = new SettleRedemption(
        account,
        unsettled,
        clock,
        deliveries,
        pointsSpent,
        reached,
        goals,
      )
      const redeem = new RedeemPoints(
        reached,
        unsettled,
        tab,
        account,
        settleRedemption,
        clock,
        sessions,
        firstSuccess,
        deliveries,
        pointsSpent,
        goals,
      )
      return {
        settle: new SettleEarlierRedemption(unsettled, tab, settleRedemption),
        redeem,
        pointsSpent,
        deliveries,
        close: () => tab.close(),
      }
    },
  }

  /**
   * The customer confirms, and the test decides when the request arrives. It returns the outcome inside an object: a caller that awaits
   * `send` would otherwise wait for the outcome too.
   */
  async function send(tab = desk.openTab(), intent = desk.intent()) {
    redemptions.onTheWay.hold()
    const outcome = tab.redeem.execute(intent)
    await settled()
    return { outcome }
  }

  return {
    ...desk,
    send,
    /** The customer confirms, and the page is closed before the server answers. The request stays on its way until it is released. */
    async closedWhileSending(intent = desk.intent()) {
      const tab = desk.openTab()
      await send(tab, intent)
      tab.close()
    },
  }
}

/** What a browser does for one tab: once it is closed, nothing in it goes on, and its turn passes to the next. */
class Tab extends ExclusiveRun {
  close: () => void = () => {}
  private isClosed = false
  private readonly closed = new Promise<never>((_, reject) => {
    this.close = () => {
      this.isClosed = true
      reject(new Error('closed'))
    }
  })

  constructor(private readonly turns: ExclusiveRun) {
    super()
    this.closed.catch(() => undefined)
  }

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.outlived(
      this.turns.run(name, () => (this.isClosed ? this.closed : Promise.race([work(), this.closed]))),
    )
  }

  /** The port as this tab reaches it: the server goes on after the tab is closed, but no answer comes back. */
  whileOpen<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...parameters: unknown[]) => this.outlived(Reflect.apply(member, target, parameters))
      },
    })
  }

  /** Never settles in a closed tab. */
  private async outlived<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } finally {
      if (this.isClosed) await new Promise<never>(() => {})
    }
  }
}
