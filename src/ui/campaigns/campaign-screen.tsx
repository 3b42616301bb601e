import { isCampaignId } from '@domain/campaigns/campaign.ts'
import { type Id, idOf } from '@domain/id.ts'
import type { ComponentType } from 'react'
import type { ScreenProps } from '../screen/screen-props.ts'
import { MissingCampaignId } from './unknown-campaign.tsx'

export interface CampaignScreenProps {
  readonly title: string
  readonly campaignId: Id
}

/** The campaign id in an address; undefined when it is missing or no campaign can have it. */
export function parseCampaignId(text = ''): Id | undefined {
  const id = idOf(decoded(text))
  return id !== undefined && isCampaignId(id) ? id : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // The portal did not write this address: a `%` in it encodes nothing.
    return text
  }
}

/**
 * A screen of the campaign that the address names.
 * @param toast the message when the address has no campaign id (product.md §8).
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
