import { observer } from 'mobx-react-lite'
import { Skeleton } from '../kit/skeleton.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { CampaignLineViewModel } from './campaign-line-view-model.ts'

/** The campaign that a screen belongs to, for the line under its title; nothing where it cannot be had. */
export const CampaignLine = observer(function CampaignLine({ campaignId }: { readonly campaignId: number }) {
  const { campaign, sentence } = useViewModel(CampaignLineViewModel, campaignId)
  if (campaign.state.status === 'pending') return <Skeleton width="14rem" />
  return sentence
})
