import { parseCampaignId } from '@domain/campaigns/campaign.ts'
import { observer } from 'mobx-react-lite'
import { Page } from '../app/page.tsx'
import type { ScreenProps } from '../app/routes.ts'
import { useViewModel } from '../app/view-model.tsx'
import { BackLink } from './back-link.tsx'
import { campaignContent } from './campaign-content.ts'
import { CampaignLine } from './campaign-line.tsx'
import { PointsBar } from './points-bar.tsx'
import { RedemptionDialog } from './redemption-dialog.tsx'
import styles from './redemptions-page.module.css'
import { RedemptionsViewModel } from './redemptions-view-model.ts'
import { RewardCatalogue } from './reward-catalogue.tsx'
import { MissingCampaignId } from './unknown-campaign.tsx'

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
      back={<BackLink href={`/campanha/${campaignId}/detalhes`} />}
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
