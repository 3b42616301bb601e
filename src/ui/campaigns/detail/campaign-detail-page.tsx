import { type Campaign, campaignPhase } from '@domain/campaigns/campaign.ts'
import { Gift, PackageCheck, ReceiptText, ScrollText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useAfterPaint } from '../../kit/after-paint.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { Card, CardBody } from '../../kit/card.tsx'
import { Cluster, Stack } from '../../kit/layout.tsx'
import { Skeleton, SkeletonCard, SkeletonText } from '../../kit/skeleton.tsx'
import { StatTile } from '../../kit/stat-tile.tsx'
import words from '../../kit/words.module.css'
import { ReminderButton } from '../../reminders/reminder-button.tsx'
import { formatDay, formatPoints } from '../../screen/format.ts'
import { isAwaited } from '../../screen/load-state.ts'
import { LoadView } from '../../screen/load-view.tsx'
import { shownName } from '../../screen/name-in-capitals.ts'
import { Navigation } from '../../screen/navigation.ts'
import { Page } from '../../screen/page.tsx'
import { paths } from '../../screen/paths.ts'
import { Picture } from '../../screen/picture.tsx'
import { TitleCase } from '../../screen/title-case.tsx'
import { useService, useViewModel } from '../../screen/view-model.tsx'
import { BackLink } from '../back-link.tsx'
import { campaignContent } from '../campaign-content.ts'
import { campaignName } from '../campaign-names.ts'
import { type CampaignScreenProps, campaignScreen } from '../campaign-screen.tsx'
import { GoalCard } from '../goal-card.tsx'
import { PhaseBadge } from '../phase-badge.tsx'
import { UnknownCampaign } from '../unknown-campaign.tsx'
import { campaignDetailContent as content } from './campaign-detail-content.ts'
import styles from './campaign-detail-page.module.css'
import { CampaignDetailViewModel } from './campaign-detail-view-model.ts'

export const CampaignDetailPage = campaignScreen(
  campaignContent.toast.noCampaignId,
  observer(function CampaignDetail({ title, campaignId }: CampaignScreenProps) {
    const detail = useViewModel(CampaignDetailViewModel, campaignId)
    return (
      <Page title={title} titleHidden back={<BackLink href={paths.home} />}>
        <LoadView load={detail.campaign} skeleton={<Coming />} what={campaignContent.what.campaign}>
          {(campaign) =>
            campaign === undefined ? (
              <UnknownCampaign onRetry={detail.campaign.retry} />
            ) : (
              <Known campaign={campaign} detail={detail} />
            )
          }
        </LoadView>
      </Page>
    )
  }),
)

/** While the campaign is being read, the picture that was pressed is already in its place. */
function Coming() {
  const navigation = useService(Navigation)
  const [picture] = useState(() => navigation.carried().picture)
  if (picture === undefined) {
    return (
      <div className={styles.campaign}>
        <SkeletonCard picture="wide" lines={5} />
        <SkeletonCard lines={3} />
      </div>
    )
  }
  return (
    <div className={styles.campaign}>
      <Card padding="none">
        <Banner src={picture} />
        <CardBody>
          <SkeletonText lines={5} />
        </CardBody>
      </Card>
    </div>
  )
}

interface KnownProps {
  readonly campaign: Campaign
  readonly detail: CampaignDetailViewModel
}

/**
 * The picture and the name, and in the following frame all else. On a slow phone that takes as long again, and
 * the customer would think that the press was lost (docs/decisions/138).
 */
const Known = observer(function Known({ campaign, detail }: KnownProps) {
  const isPainted = useAfterPaint()
  return (
    <div className={styles.campaign}>
      <About campaign={campaign} rest={isPainted && <AboutRest campaign={campaign} />}>
        <PhaseBadge phase={campaignPhase(campaign, detail.today.day)} />
      </About>
      <div className={styles.aside} aria-busy={!isPainted || undefined}>
        {isPainted && (
          <>
            <Points campaign={campaign} detail={detail} />
            {detail.goal.value && (
              <GoalCard
                goal={detail.goal.value}
                kind={detail.goal.value.kind}
                pointName={detail.goal.value.pointName}
                actions={
                  <ButtonLink size="small" href={paths.campaign.rewards(campaign.id)}>
                    {content.seeRewards}
                  </ButtonLink>
                }
              />
            )}
          </>
        )}
      </div>
    </div>
  )
})

function Banner({ src }: { readonly src: string | undefined }) {
  return (
    <div className={styles.banner}>
      <Picture src={src} alt="" ratio="3/1" priority />
    </div>
  )
}

interface AboutProps {
  readonly campaign: Campaign
  /** Below the name. */
  readonly rest: ReactNode
  /** Above the name. */
  readonly children: ReactNode
}

function About({ campaign, rest, children }: AboutProps) {
  return (
    <Card as="section" padding="none">
      <Banner src={campaign.banner} />
      <CardBody>
        <Stack gap="small">
          {children}
          <h2 className={styles.name}>
            <TitleCase name={campaignName(campaign)} />
          </h2>
          {rest}
        </Stack>
      </CardBody>
    </Card>
  )
}

function AboutRest({ campaign }: { readonly campaign: Campaign }) {
  const { id, description, start, end, rules, allows } = campaign
  return (
    <>
      {(start || end) && (
        <p className={words.quiet}>{content.period(start && formatDay(start), end && formatDay(end))}</p>
      )}
      {description !== '' && <p>{description}</p>}
      <Cluster gap="tight" align="top" fills>
        <ButtonLink
          href={paths.campaign.rules(id)}
          icon={<ScrollText />}
          disabledReason={rules === undefined ? campaignContent.toast.noRules : undefined}
        >
          {campaignContent.rules}
        </ButtonLink>
        {end && allows.redeeming && (
          <ReminderButton
            reminder={{
              title: content.reminder.title(shownName(campaignName(campaign))),
              description: content.reminder.description(formatDay(end)),
              fileName: `campanha-${id}`,
              lapsesOn: end,
            }}
          />
        )}
      </Cluster>
    </>
  )
}

const Points = observer(function Points({ campaign: { id, allows }, detail }: KnownProps) {
  const { balance, points } = detail
  const links = [
    { to: 'redeeming', label: campaignContent.redeem, icon: <Gift />, href: paths.campaign.rewards(id) },
    {
      to: 'statement',
      label: campaignContent.statement,
      icon: <ReceiptText />,
      href: paths.campaign.statement(id),
    },
    {
      to: 'history',
      label: campaignContent.history,
      icon: <PackageCheck />,
      href: paths.campaign.redemptions(id),
    },
  ] as const
  return (
    <StatTile
      tone="brand"
      label={content.balance}
      value={
        balance !== undefined ? (
          formatPoints(balance)
        ) : isAwaited(points.state) ? (
          // With its margins as high as the figure, so that nothing moves when it comes.
          <Skeleton width="9rem" height="0.45em" />
        ) : undefined
      }
      actions={
        <div className={styles.links}>
          {balance === undefined && (
            <LoadView load={points} skeleton={null} what={campaignContent.what.points} failedAs="line">
              {() => null}
            </LoadView>
          )}
          {links.map(({ to, label, icon, href }) => (
            <ButtonLink
              key={to}
              href={href}
              variant={to === 'redeeming' ? 'primary' : 'secondary'}
              fullWidth
              icon={icon}
              disabledReason={allows[to] ? undefined : content.disabled[to]}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      }
    />
  )
})
