import type { Campaign, CampaignPhase } from '@domain/campaigns/campaign.ts'
import type { Reward } from '@domain/campaigns/reward.ts'
import { Gift } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { campaignName, rewardName } from '../campaigns/campaign-names.ts'
import arrange from '../kit/arrange.module.css'
import { assertNever } from '../kit/assert-never.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Cluster, Stack } from '../kit/layout.tsx'
import { Section } from '../kit/section.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import { formatPoints, inDays } from '../screen/format.ts'
import { LoadView } from '../screen/load-view.tsx'
import { paths } from '../screen/paths.ts'
import { Picture } from '../screen/picture.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import styles from './campaigns.module.css'
import { campaignsContent as content } from './campaigns-content.ts'
import { CampaignsViewModel } from './campaigns-view-model.ts'

/** The complete catalogue has its own screen. */
const MOST_REWARDS = 4

/** Campaigns in progress and rewards within reach; each part is absent when the server has none. */
export const Campaigns = observer(function Campaigns() {
  const campaigns = useViewModel(CampaignsViewModel)
  const { running, rewards } = campaigns
  return (
    <Stack gap="large">
      <LoadView load={running} skeleton={<Skeleton height="7rem" />} what={content.what.running}>
        {(found) => found.length > 0 && <Running found={found} campaigns={campaigns} />}
      </LoadView>
      <LoadView load={rewards} skeleton={<Skeleton height="12rem" />} what={content.what.rewards}>
        {(found) => found.length > 0 && <WithinReach found={found} redeemAt={campaigns.redeemAt} />}
      </LoadView>
    </Stack>
  )
})

interface RunningProps {
  readonly found: readonly Campaign[]
  readonly campaigns: CampaignsViewModel
}

function Running({ found, campaigns }: RunningProps) {
  return (
    <Section title={found.length === 1 ? content.running : content.severalRunning} gap="small">
      <ul className={arrange.columns}>
        {found.map((campaign) => (
          <li key={campaign.id}>
            <RunningCampaign campaign={campaign} phase={campaigns.phase(campaign)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface RunningCampaignProps {
  readonly campaign: Campaign
  readonly phase: CampaignPhase
}

function RunningCampaign({ campaign, phase }: RunningCampaignProps) {
  const { id, banner, points } = campaign
  const when = whenText(phase)
  return (
    <article className={styles.campaign}>
      <div className={styles.banner}>
        <Picture src={banner} alt="" ratio="4/3" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={paths.campaign.detail(id)} className={styles.wholeCard}>
            {campaignName(campaign)}
          </Link>
        </h3>
        {points !== undefined && <p className={words.strong}>{content.points(formatPoints(points))}</p>}
        {when !== undefined && <p className={words.quiet}>{when}</p>}
      </div>
    </article>
  )
}

function whenText(phase: CampaignPhase): string | undefined {
  switch (phase.kind) {
    case 'running':
      return phase.daysLeft === undefined ? undefined : content.ends(inDays(phase.daysLeft))
    case 'upcoming':
      return content.starts(inDays(phase.startsIn))
    case 'ended':
      return content.ended(inDays(-phase.daysAgo))
    default:
      return assertNever(phase)
  }
}

function WithinReach({ found, redeemAt }: { readonly found: readonly Reward[]; readonly redeemAt: string }) {
  const rest = found.length - MOST_REWARDS
  return (
    <Section title={content.rewards} gap="small">
      <ul className={styles.rewards}>
        {found.slice(0, MOST_REWARDS).map((reward) => (
          <li key={reward.id} className={styles.reward}>
            <Picture src={reward.image} alt="" ratio="4/3" fit="contain" />
            <div className={styles.rewardWords}>
              <p className={words.name}>{rewardName(reward)}</p>
              <p className={words.quiet}>{content.kind[reward.kind]}</p>
              <p className={words.strong}>{formatPoints(reward.cost)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Cluster>
        <ButtonLink href={redeemAt} icon={<Gift />}>
          {content.redeem}
        </ButtonLink>
        {rest > 0 && <p className={words.quiet}>{content.more(rest)}</p>}
      </Cluster>
    </Section>
  )
}
