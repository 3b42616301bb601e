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
import styles from './redemptions-page.module.css'
import { RedemptionsViewModel } from './redemptions-view-model.ts'
import { RewardCatalogue } from './reward-catalogue.tsx'

const Goal = observer(function Goal({ redemptions }: { readonly redemptions: RedemptionsViewModel }) {
  const { goal } = redemptions
  if (goal === undefined) return null
  return (
    <GoalCard
      goal={goal}
      kind="pinned"
      pointName={redemptions.catalogue.value?.pointName}
      actions={
        <Button size="small" onClick={() => redemptions.goalPressed(goal.reward)}>
          {campaignContent.goal.unpin}
        </Button>
      }
    />
  )
})

export const RedemptionsPage = campaignScreen(
  campaignContent.toast.noRewardsId,
  observer(function Redemptions({ title, campaignId }: CampaignScreenProps) {
    const redemptions = useViewModel(RedemptionsViewModel, campaignId)
    return (
      <Page
        title={title}
        back={<BackLink href={paths.campaign.detail(campaignId)} />}
        subtitle={<CampaignLine campaignId={campaignId} />}
      >
        <div className={styles.redemptions}>
          <PointsBar redemptions={redemptions} />
          <Goal redemptions={redemptions} />
          <RewardCatalogue redemptions={redemptions} />
        </div>
        <RedemptionDialog redemptions={redemptions} />
      </Page>
    )
  }),
)
