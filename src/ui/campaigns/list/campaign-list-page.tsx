import { Gift } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { CardGrid } from '../../kit/card.tsx'
import { SkeletonCard } from '../../kit/skeleton.tsx'
import { LongList } from '../../kit/virtual-list.tsx'
import { isLong } from '../../kit/virtual-rows.ts'
import { EmptyState, LoadView } from '../../screen/load-view.tsx'
import { Page } from '../../screen/page.tsx'
import type { ScreenProps } from '../../screen/screen-props.ts'
import { useViewModel } from '../../screen/view-model.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { campaignListContent as content } from './campaign-list-content.ts'
import { CampaignListViewModel } from './campaign-list-view-model.ts'

export const CampaignListPage = observer(function CampaignListPage({ title }: ScreenProps) {
  const list = useViewModel(CampaignListViewModel)
  return (
    <Page title={title}>
      <LoadView
        load={list.campaigns}
        skeleton={
          <CardGrid min="wide">
            <SkeletonCard picture lines={4} />
            <SkeletonCard picture lines={4} />
          </CardGrid>
        }
        what={content.what}
        empty={
          <EmptyState icon={<Gift aria-hidden="true" />} title={content.empty}>
            {content.emptyHint}
          </EmptyState>
        }
      >
        {(campaigns) =>
          isLong(campaigns) ? (
            <LongList
              items={campaigns}
              itemKey={({ id }) => String(id)}
              estimatedHeight={560}
              min="wide"
              label={title}
            >
              {(campaign) => <CampaignCard campaign={campaign} list={list} />}
            </LongList>
          ) : (
            <CardGrid min="wide">
              {campaigns.map((campaign) => (
                <CampaignCard key={campaign.id} campaign={campaign} list={list} />
              ))}
            </CardGrid>
          )
        }
      </LoadView>
    </Page>
  )
})
