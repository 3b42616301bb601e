import { observer } from 'mobx-react-lite'
import { Button } from '../../kit/button.tsx'
import { Page } from '../../screen/page.tsx'
import { paths } from '../../screen/paths.ts'
import { useViewModel } from '../../screen/view-model.tsx'
import { BackLink } from '../back-link.tsx'
import { campaignContent } from '../campaign-content.ts'
import { CampaignLine } from '../campaign-line.tsx'
import { type CampaignScreenProps, campaignScreen } from '../campaign-screen.tsx'
import { GoalCard } from '../goal-card.tsx'
import { PointsBar } from './points-bar.tsx'
import { RedemptionDialog } from './redemption-dialog.tsx'
import { RedemptionViewModel } from './redemption-view-model.ts'
import styles from './redemptions-page.module.css'
import { RewardCatalogue } from './reward-catalogue.tsx'
import { RewardsViewModel } from './rewards-view-model.ts'

const Goal = observer(function Goal({ rewards }: { readonly rewards: RewardsViewModel }) {
  const { goal } = rewards
  if (goal === undefined) return null
  return (
    <GoalCard
      goal={goal}
      kind="pinned"
      pointName={rewards.catalogue.value?.pointName}
      actions={
        <Button size="small" onClick={() => rewards.goalPressed(goal.reward)}>
          {campaignContent.goal.unpin}
        </Button>
      }
    />
  )
})

export const RedemptionsPage = campaignScreen(
  campaignContent.toast.noRewardsId,
  observer(function Redemptions({ title, campaignId }: CampaignScreenProps) {
    const rewards = useViewModel(RewardsViewModel, campaignId)
    const redemption = useViewModel(RedemptionViewModel, rewards)
    return (
      <Page
        title={title}
        back={<BackLink href={paths.campaign.detail(campaignId)} />}
        subtitle={<CampaignLine campaignId={campaignId} />}
      >
        <div className={styles.redemptions}>
          <PointsBar rewards={rewards} redemption={redemption} />
          <Goal rewards={rewards} />
          <RewardCatalogue rewards={rewards} redemption={redemption} />
        </div>
        <RedemptionDialog rewards={rewards} redemption={redemption} />
      </Page>
    )
  }),
)
