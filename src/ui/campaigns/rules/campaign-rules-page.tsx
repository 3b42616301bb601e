import { ScrollText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ServerHtml } from '../../documents/server-html.tsx'
import { Card } from '../../kit/card.tsx'
import { SkeletonText } from '../../kit/skeleton.tsx'
import { EmptyState, LoadView } from '../../screen/load-view.tsx'
import { Page } from '../../screen/page.tsx'
import { paths } from '../../screen/paths.ts'
import { useViewModel } from '../../screen/view-model.tsx'
import { BackLink } from '../back-link.tsx'
import { campaignContent as content } from '../campaign-content.ts'
import { type CampaignScreenProps, campaignScreen } from '../campaign-screen.tsx'
import { UnknownCampaign } from '../unknown-campaign.tsx'
import { CampaignRulesViewModel } from './campaign-rules-view-model.ts'

/** The tab that **Regulamento** opens: the server's HTML, sanitised. */
export const CampaignRulesPage = campaignScreen(
  content.toast.noCampaignId,
  observer(function CampaignRules({ title, campaignId }: CampaignScreenProps) {
    const { rules } = useViewModel(CampaignRulesViewModel, campaignId)
    return (
      <Page title={title} back={<BackLink href={paths.campaign.detail(campaignId)} />}>
        <LoadView load={rules} skeleton={<SkeletonText lines={12} />} what={content.what.rules}>
          {(campaign) => {
            if (campaign === undefined) return <UnknownCampaign onRetry={rules.retry} />
            if (campaign.html === undefined) {
              return <EmptyState icon={<ScrollText />} title={content.toast.noRules} />
            }
            return (
              <Card as="article">
                <ServerHtml html={campaign.html} />
              </Card>
            )
          }}
        </LoadView>
      </Page>
    )
  }),
)
