import { observer } from 'mobx-react-lite'
import { Page } from '../../screen/page.tsx'
import { paths } from '../../screen/paths.ts'
import type { ScreenProps } from '../../screen/screen-props.ts'
import { useViewModel } from '../../screen/view-model.tsx'
import { BackLink } from '../back-link.tsx'
import { campaignContent } from '../campaign-content.ts'
import { parseCampaignId } from '../campaign-id.ts'
import { CampaignLine } from '../campaign-line.tsx'
import { MissingCampaignId } from '../unknown-campaign.tsx'
import { PointsBar } from './points-bar.tsx'
import { RedemptionDialog } from './redemption-dialog.tsx'
import styles from './redemptions-page.module.css'
import { RedemptionsViewModel } from './redemptions-view-model.ts'
import { RewardCatalogue } from './reward-catalogue.tsx'

export function RedemptionsPage({ title, params }: ScreenProps) {
  const campaignId = parseCampaignId(params.id)
  if (campaignId === undefined) {
    return <MissingCampaignId title={title} toast={campaignContent.toast.noRewardsId} />
  }
  return <Redemptions title={title} campaignId={campaignId} />
}

interface RedemptionsProps {
  readonly title: string
  readonly campaignId: number
}

const Redemptions = observer(function Redemptions({ title, campaignId }: RedemptionsProps) {
  const redemptions = useViewModel(RedemptionsViewModel, campaignId)
  return (
    <Page
      title={title}
      back={<BackLink href={paths.campaign.detail(campaignId)} />}
      subtitle={<CampaignLine campaignId={campaignId} />}
    >
      <div className={styles.redemptions}>
        <PointsBar redemptions={redemptions} />
        <RewardCatalogue redemptions={redemptions} />
      </div>
      <RedemptionDialog redemptions={redemptions} />
    </Page>
  )
})
