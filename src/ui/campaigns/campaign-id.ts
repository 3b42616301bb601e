import { isCampaignId } from '@domain/campaigns/campaign.ts'

/** The campaign id that an address carries; undefined when it carries none: nothing, words, signs, fractions or zero. */
export function parseCampaignId(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,16}$/.test(text)) return undefined
  const id = Number(text)
  return isCampaignId(id) ? id : undefined
}
