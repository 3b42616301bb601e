import type { Campaign } from '@domain/campaigns/campaign.ts'
import { paths } from '../screen/paths.ts'

/** Where the customer uses the points of a campaign that end: its rewards, or its page where the campaign allows no exchanges. */
export const pointsPath = ({ id, allows }: Campaign): string =>
  allows.redeeming ? paths.campaign.rewards(id) : paths.campaign.detail(id)
