import type { Campaign, CampaignPhase } from '@domain/campaigns/campaign.ts'
import type { Reward } from '@domain/campaigns/reward.ts'
import { Gift } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Link } from 'wouter'
import { campaignContent } from '../campaigns/campaign-content.ts'
import { campaignName, rewardName } from '../campaigns/campaign-names.ts'
import arrange from '../kit/arrange.module.css'
import { assertNever } from '../kit/assert-never.ts'
import { ButtonLink } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Cluster, Stack } from '../kit/layout.tsx'
import { Section } from '../kit/section.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import words from '../kit/words.module.css'
import { formatPoints, inDays } from '../screen/format.ts'
import { LoadView } from '../screen/load-view.tsx'
import { pictureOpened } from '../screen/opened-picture.ts'
import { paths } from '../screen/paths.ts'
import { Picture } from '../screen/picture.tsx'
import { TitleCase } from '../screen/title-case.tsx'
import { keyMaker } from '../screen/unique-keys.ts'
import styles from './campaigns.module.css'
import { HiddenValue } from './hidden-value.tsx'
import type { HoldingsViewModel } from './holdings-view-model.ts'
import { homeRestContent as content } from './home-rest-content.ts'

/** The complete catalogue has its own screen. */
const MAX_REWARDS = 4

interface CampaignsProps {
  readonly holdings: HoldingsViewModel
  readonly hidden: boolean
  readonly isSilent: boolean
}

/** Campaigns in progress and rewards within reach; each part is absent when the server has none. */
export const Campaigns = observer(function Campaigns({ holdings, hidden, isSilent }: CampaignsProps) {
  const { campaignsInOrder, running, rewards } = holdings
  const isShown = (state: { readonly status: string }) => !isSilent || state.status !== 'failed'
  if (!isShown(campaignsInOrder) && !isShown(rewards.state)) return null
  return (
    <Stack gap="large">
      {isShown(campaignsInOrder) && (
        <LoadView
          load={{ state: campaignsInOrder, retry: running.retry }}
          skeleton={<Skeleton height="7rem" />}
          what={content.what.running}
        >
          {(found) => found.length > 0 && <Running found={found} holdings={holdings} hidden={hidden} />}
        </LoadView>
      )}
      {isShown(rewards.state) && (
        <LoadView load={rewards} skeleton={<Skeleton height="12rem" />} what={content.what.rewards}>
          {(found) => found.length > 0 && <WithinReach found={found} holdings={holdings} />}
        </LoadView>
      )}
    </Stack>
  )
})

interface RunningProps {
  readonly found: readonly Campaign[]
  readonly holdings: HoldingsViewModel
  readonly hidden: boolean
}

function titleOf(found: readonly Campaign[], holdings: HoldingsViewModel): string {
  if (found.every((campaign) => holdings.phase(campaign).kind !== 'running')) return content.noneRunning
  return found.length === 1 ? content.running : content.severalRunning
}

function Running({ found, holdings, hidden }: RunningProps) {
  const keyOf = keyMaker()
  return (
    <Section title={titleOf(found, holdings)} gap="small">
      <ul className={arrange.columns}>
        {found.map((campaign) => (
          <li key={keyOf(String(campaign.id))}>
            <RunningCampaign campaign={campaign} phase={holdings.phase(campaign)} hidden={hidden} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface RunningCampaignProps {
  readonly campaign: Campaign
  readonly phase: CampaignPhase
  readonly hidden: boolean
}

function RunningCampaign({ campaign, phase, hidden }: RunningCampaignProps) {
  const { id, banner, points, allows } = campaign
  const pointsText = phase.kind === 'ended' && !allows.redeeming ? content.leftOver : content.pointsOf
  const nameId = useId()
  const when = whenText(phase)
  return (
    <article className={styles.campaign} aria-labelledby={nameId}>
      <div className={styles.banner}>
        <Picture src={banner} alt="" ratio="4/3" />
      </div>
      <div className={styles.words}>
        <h3 id={nameId} className={styles.name}>
          <Link
            href={paths.campaign.detail(id)}
            className={styles.wholeCard}
            transition
            onClick={pictureOpened}
          >
            <TitleCase name={campaignName(campaign)} />
          </Link>
        </h3>
        {points !== undefined && (
          <p className={words.strong}>
            <HiddenValue hidden={hidden}>{pointsText(formatPoints(points))}</HiddenValue>
          </p>
        )}
        {when !== undefined && <p className={words.quiet}>{when}</p>}
      </div>
    </article>
  )
}

function whenText(phase: CampaignPhase): string | undefined {
  switch (phase.kind) {
    case 'running':
      return phase.daysLeft === undefined ? undefined : campaignContent.phase.running(inDays(phase.daysLeft))
    case 'upcoming':
      return campaignContent.phase.upcoming(inDays(phase.startsIn))
    case 'ended':
      return content.ended(inDays(-phase.daysAgo))
    default:
      return assertNever(phase)
  }
}

interface WithinReachProps {
  readonly found: readonly Reward[]
  readonly holdings: HoldingsViewModel
}

const WithinReach = observer(function WithinReach({ found, holdings }: WithinReachProps) {
  const { redeemAt, withinReach } = holdings
  const rest = found.length - MAX_REWARDS
  const keyOf = keyMaker()
  return (
    <Section title={withinReach.length === found.length ? content.rewards : content.someRewards} gap="small">
      <ul className={styles.rewards}>
        {found.slice(0, MAX_REWARDS).map((reward) => (
          <li key={keyOf(String(reward.id))} className={styles.reward}>
            <Picture src={reward.image} alt="" ratio="4/3" fit="contain" />
            <div className={styles.rewardWords}>
              {/* The screen of its campaign asks about the exchange at once. */}
              <Link
                href={redeemAt}
                state={redeemAt === paths.campaigns ? null : { redeem: reward.id }}
                onClick={(event) => {
                  if (holdings.rewardPressed(reward)) event.preventDefault()
                }}
                className={classNames(words.name, styles.wholeCard, styles.rewardLink)}
              >
                <TitleCase name={rewardName(reward)} />
              </Link>
              <p className={words.quiet}>
                {holdings.isOpening(reward) ? content.opening : campaignContent.kind[reward.kind]}
              </p>
              {reward.cost !== undefined && <p className={words.strong}>{formatPoints(reward.cost)}</p>}
            </div>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{found.some(holdings.isOpening) && content.opening}</VisuallyHidden>
      <Cluster>
        <ButtonLink href={redeemAt} icon={<Gift />}>
          {content.redeem}
        </ButtonLink>
        {rest > 0 && <p className={words.quiet}>{content.moreRewards(rest)}</p>}
      </Cluster>
    </Section>
  )
})
