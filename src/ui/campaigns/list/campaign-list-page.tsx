import { Gift } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ButtonLink } from '../../kit/button.tsx'
import { LongList } from '../../kit/long-list.tsx'
import { SkeletonCards } from '../../kit/skeleton.tsx'
import { EmptyState, LoadView } from '../../screen/load-view.tsx'
import { Page } from '../../screen/page.tsx'
import { paths } from '../../screen/paths.ts'
import type { ScreenProps } from '../../screen/screen-props.ts'
import { uniqueKeys } from '../../screen/unique-keys.ts'
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
        skeleton={<SkeletonCards count={2} min="wide" picture="wide" lines={10} />}
        what={content.what}
        empty={
          <EmptyState
            icon={<Gift />}
            title={content.empty}
            action={<ButtonLink href={paths.offers}>{content.offers}</ButtonLink>}
          >
            {content.emptyHint}
          </EmptyState>
        }
      >
        {(campaigns) => {
          const keys = uniqueKeys(campaigns, ({ id }) => String(id))
          return (
            <LongList
              items={campaigns}
              itemKey={(campaign) => keys.get(campaign) ?? ''}
              estimatedHeight={560}
              min="wide"
              label={title}
            >
              {(campaign) => <CampaignCard campaign={campaign} list={list} />}
            </LongList>
          )
        }}
      </LoadView>
    </Page>
  )
})
