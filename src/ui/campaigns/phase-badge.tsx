import type { CampaignPhase } from '@domain/campaigns/campaign.ts'
import { isUrgent } from '@domain/lapsing/urgency.ts'
import { assertNever } from '../kit/assert-never.ts'
import { Badge } from '../kit/badge.tsx'
import { inDays } from '../screen/format.ts'
import { campaignContent } from './campaign-content.ts'

const content = campaignContent.phase

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
  return (
    <Badge tone={isUrgent(daysLeft) ? 'danger' : 'brand'}>
      {daysLeft === 0 ? content.lastDay : content.running(inDays(daysLeft))}
    </Badge>
  )
}
