import type { Id } from '@domain/id.ts'
import { observer } from 'mobx-react-lite'
import { Skeleton } from '../kit/skeleton.tsx'
import { isAwaited } from '../screen/load-state.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { CampaignLineViewModel } from './campaign-line-view-model.ts'

/** The line under the title of a screen of one campaign. */
export const CampaignLine = observer(function CampaignLine({ campaignId }: { readonly campaignId: Id }) {
  const { campaign, sentence } = useViewModel(CampaignLineViewModel, campaignId)
  // Also before it is asked for: the line keeps its place from the first picture on.
  return isAwaited(campaign.state) ? <Skeleton width="14rem" /> : sentence
})
