import type { CampaignPhase } from '@domain/campaigns/campaign.ts'
import { assertNever } from '../kit/assert-never.ts'
import { Badge } from '../kit/badge.tsx'
import { inDays } from '../screen/format.ts'
import { campaignContent } from './campaign-content.ts'

const content = campaignContent.phase

/** From here on the end is near enough to be told in the colour of what lapses. */
const LAST_DAYS = 7

/** Where a campaign stands, in words. */
export function PhaseBadge({ phase }: { readonly phase: CampaignPhase }) {
  switch (phase.kind) {
    case 'upcoming':
      return <Badge>{content.upcoming(inDays(phase.startsIn))}</Badge>
    case 'running':
      return <RunningBadge daysLeft={phase.daysLeft} />
    case 'ended':
      return <Badge>{content.ended}</Badge>
    default:
      return assertNever(phase)
  }
}

function RunningBadge({ daysLeft }: { readonly daysLeft: number | undefined }) {
  if (daysLeft === undefined) return <Badge tone="brand">{content.open}</Badge>
  if (daysLeft === 0) return <Badge tone="danger">{content.lastDay}</Badge>
  return <Badge tone={daysLeft <= LAST_DAYS ? 'danger' : 'brand'}>{content.running(daysLeft)}</Badge>
}
