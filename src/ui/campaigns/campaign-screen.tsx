import type { ComponentType } from 'react'
import type { ScreenProps } from '../screen/screen-props.ts'
import { parseCampaignId } from './campaign-id.ts'
import { MissingCampaignId } from './unknown-campaign.tsx'

/** What a screen of one campaign is given. */
export interface CampaignScreenProps {
  readonly title: string
  readonly campaignId: number
}

/**
 * A screen of the campaign that the address names.
 * @param toast what the customer reads where it names none (product.md §8).
 */
export function campaignScreen(
  toast: string,
  Screen: ComponentType<CampaignScreenProps>,
): ComponentType<ScreenProps> {
  return function CampaignScreen({ title, params }) {
    const campaignId = parseCampaignId(params.id)
    if (campaignId === undefined) return <MissingCampaignId title={title} toast={toast} />
    return <Screen title={title} campaignId={campaignId} />
  }
}
