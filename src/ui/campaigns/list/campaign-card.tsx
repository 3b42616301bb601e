import type { CalendarDay } from '@domain/calendar-day.ts'
import { type Campaign, campaignPhase } from '@domain/campaigns/campaign.ts'
import { Gift, ScrollText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Link } from 'wouter'
import { BlockedTab } from '../../documents/blocked-tab.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Card, CardBody } from '../../kit/card.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Cluster, Stack } from '../../kit/layout.tsx'
import words from '../../kit/words.module.css'
import { formatDay, formatMoney, formatPoints } from '../../screen/format.ts'
import { pictureOpened } from '../../screen/opened-picture.ts'
import { paths } from '../../screen/paths.ts'
import { Picture } from '../../screen/picture.tsx'
import { TitleCase } from '../../screen/title-case.tsx'
import { campaignContent } from '../campaign-content.ts'
import { campaignName } from '../campaign-names.ts'
import { PhaseBadge } from '../phase-badge.tsx'
import { campaignListContent as content } from './campaign-list-content.ts'
import type { CampaignListViewModel } from './campaign-list-view-model.ts'

interface CampaignCardProps {
  readonly campaign: Campaign
  readonly list: CampaignListViewModel
}

export const CampaignCard = observer(function CampaignCard({ campaign, list }: CampaignCardProps) {
  const { id, banner, description, points, allows } = campaign
  const phase = campaignPhase(campaign, list.today.day)
  const nameId = useId()
  const key = String(id)
  return (
    <Card as="article" padding="none" aria-labelledby={nameId}>
      <Picture src={banner} alt="" ratio="3/1" />
      <CardBody>
        <Stack gap="small">
          <PhaseBadge phase={phase} />
          <h2 id={nameId} className={words.title}>
            <Link href={paths.campaign.detail(id)} transition onClick={pictureOpened}>
              <TitleCase name={campaignName(campaign)} />
            </Link>
          </h2>
          {description !== '' && <p>{description}</p>}
          {points !== undefined &&
            (phase.kind === 'ended' && !allows.redeeming ? (
              <p className={words.quiet}>{content.leftOver(formatPoints(points))}</p>
            ) : (
              <p className={words.strong}>{content.balance(formatPoints(points))}</p>
            ))}
          <Facts items={factsOf(campaign)} />
          <Cluster fills>
            {allows.redeeming && (
              <ButtonLink href={paths.campaign.rewards(id)} icon={<Gift />}>
                {campaignContent.redeem}
              </ButtonLink>
            )}
            <ButtonLink href={paths.campaign.statement(id)}>{campaignContent.statement}</ButtonLink>
            <Button
              icon={<ScrollText />}
              busy={list.rules.openingKey === key}
              busyLabel={content.opening}
              onClick={() => list.rulesPressed(campaign)}
            >
              {campaignContent.rules}
            </Button>
          </Cluster>
          {list.rules.blocked?.key === key && (
            <BlockedTab address={list.rules.blocked.address} label={content.openBlocked} />
          )}
        </Stack>
      </CardBody>
    </Card>
  )
})

function factsOf({ start, end, currentPrice }: Campaign) {
  const facts = [
    { label: content.start, value: dayOf(start) },
    { label: content.end, value: dayOf(end) },
  ]
  if (currentPrice === undefined) return facts
  return [...facts, { label: content.price, value: formatMoney(currentPrice) }]
}

const dayOf = (day: CalendarDay | undefined): string => (day ? formatDay(day) : content.unknownDay)
