import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { FindCampaignOfReward } from '@application/campaigns/find-campaign-of-reward.ts'
import { FindRewardGoal } from '@application/campaigns/find-reward-goal.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { RedeemPoints } from '@application/campaigns/redeem-points.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { RewardAccount } from '@application/campaigns/reward-account.ts'
import { RewardGoals } from '@application/campaigns/reward-goals.ts'
import { SettleEarlierRedemption } from '@application/campaigns/settle-earlier-redemption.ts'
import { SettleRedemption } from '@application/campaigns/settle-redemption.ts'
import { UnsettledRedemptions } from '@application/campaigns/unsettled-redemptions.ts'
import { ExclusiveRun } from '@application/exclusive-run.ts'
import { RewardDeliveries } from '@application/notices/reward-deliveries.ts'
import { SeenNotices } from '@application/notices/seen-notices.ts'
import { ContainerModule } from 'inversify'
import { BrowserExclusiveRun } from '../browser/browser-exclusive-run.ts'
import { HttpCampaignRepository } from '../http/campaigns/http-campaign-repository.ts'
import { HttpRedemptionRepository } from '../http/campaigns/http-redemption-repository.ts'
import { LocalStorageRewardGoals } from '../storage/local-storage-reward-goals.ts'
import { LocalStorageSeenNotices } from '../storage/local-storage-seen-notices.ts'
import { LocalStorageUnsettledRedemptions } from '../storage/local-storage-unsettled-redemptions.ts'
import { provide } from './provide.ts'

/** Campaigns, their points, and exchanging points for rewards. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(CampaignRepository).to(HttpCampaignRepository)
  bind(ExclusiveRun).to(BrowserExclusiveRun)
  bind(SeenNotices).to(LocalStorageSeenNotices)
  bind(RedemptionRepository).to(HttpRedemptionRepository)
  bind(RewardGoals).to(LocalStorageRewardGoals)
  bind(UnsettledRedemptions).to(LocalStorageUnsettledRedemptions)
  provide(bind, FindCampaignOfReward)
  provide(bind, FindRewardGoal)
  provide(bind, PointsSpent)
  provide(bind, RedeemPoints)
  provide(bind, RewardAccount)
  provide(bind, RewardDeliveries)
  provide(bind, SettleEarlierRedemption)
  provide(bind, SettleRedemption)
})
