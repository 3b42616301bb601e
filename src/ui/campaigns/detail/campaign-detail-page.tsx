import { type Campaign, campaignPhase } from '@domain/campaigns/campaign.ts'
import { Gift, PackageCheck, ReceiptText, ScrollText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
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
import { Page } from '../../screen/page.tsx'
import { paths } from '../../screen/paths.ts'
import { Picture } from '../../screen/picture.tsx'
import { TitleCase } from '../../screen/title-case.tsx'
import { useViewModel } from '../../screen/view-model.tsx'
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
    const isPainted = useAfterPaint()
    // The first frame shows what was known before. If it showed an answer that comes at once, the customer would wait for its drawing.
    const campaign = isPainted ? detail.shown : detail.known
    return (
      <Page title={title} titleHidden back={<BackLink href={paths.home} />}>
        {campaign === undefined ? (
          <LoadView
            load={detail.campaign}
            skeleton={<CampaignSkeleton />}
            what={campaignContent.what.campaign}
          >
            {(answer) => answer === undefined && <UnknownCampaign onRetry={detail.campaign.retry} />}
          </LoadView>
        ) : (
          <Known campaign={campaign} detail={detail} isPainted={isPainted} />
        )}
      </Page>
    )
  }),
)

function CampaignSkeleton() {
  return (
    <div className={styles.campaign}>
      <SkeletonCard picture="wide" lines={5} />
      <SkeletonCard lines={3} />
    </div>
  )
}

interface DetailProps {
  readonly campaign: Campaign
  readonly detail: CampaignDetailViewModel
}

interface KnownProps extends DetailProps {
  readonly isPainted: boolean
}

/**
 * Draws first the picture and the name, which another screen has read, and the rest one frame later. On a slow phone the rest takes as
 * long again, and the customer would think that the press was lost (docs/decisions/138).
 */
const Known = observer(function Known({ campaign, detail, isPainted }: KnownProps) {
  return (
    <div className={styles.campaign}>
      <Card as="section" padding="none">
        <div className={styles.banner}>
          <Picture src={campaign.banner} alt="" ratio="3/1" priority />
        </div>
        <CardBody>
          <Stack gap="small">
            <PhaseBadge phase={campaignPhase(campaign, detail.today.day)} />
            <h2 className={styles.name}>
              <TitleCase name={campaignName(campaign)} />
            </h2>
            {isPainted && (
              <LoadView
                load={detail.campaign}
                skeleton={<SkeletonText lines={5} />}
                what={campaignContent.what.campaign}
              >
                {(answer) => answer && <AboutRest campaign={answer} />}
              </LoadView>
            )}
          </Stack>
        </CardBody>
      </Card>
      <div className={styles.aside} aria-busy={!isPainted || undefined}>
        {isPainted && <Aside detail={detail} />}
      </div>
    </div>
  )
})

/** The points, and the reward that is saved for. */
const Aside = observer(function Aside({ detail }: Pick<DetailProps, 'detail'>) {
  const { campaign, goal } = detail
  if (isAwaited(campaign.state)) return <SkeletonCard lines={3} />
  if (campaign.value === undefined) return null
  return (
    <>
      <Points campaign={campaign.value} detail={detail} />
      {goal.value && (
        <GoalCard
          goal={goal.value}
          kind={goal.value.kind}
          pointName={goal.value.pointName}
          actions={
            <ButtonLink size="small" href={paths.campaign.rewards(campaign.value.id)}>
              {content.seeRewards}
            </ButtonLink>
          }
        />
      )}
    </>
  )
})

function AboutRest({ campaign }: { readonly campaign: Campaign }) {
  const { id, description, start, end, allows } = campaign
  return (
    <>
      {(start || end) && (
        <p className={words.quiet}>{content.period(start && formatDay(start), end && formatDay(end))}</p>
      )}
      {description !== '' && <p>{description}</p>}
      <Cluster gap="tight" align="top" fills>
        {/* Always shown. A server may send the rules with the list alone, which only their own screen reads. */}
        <ButtonLink href={paths.campaign.rules(id)} icon={<ScrollText />}>
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

const Points = observer(function Points({ campaign: { id, allows }, detail }: DetailProps) {
  const { balance, points, goal } = detail
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
          formatPoints(balance, goal.value?.pointName)
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
