import { hasCost, isRedeemable, type Reward, reachOf } from '@domain/campaigns/reward.ts'
import { Pin, PinOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { classNames } from '../../kit/class-names.ts'
import { ProgressBar } from '../../kit/progress.tsx'
import words from '../../kit/words.module.css'
import { Picture } from '../../screen/picture.tsx'
import { TitleCase } from '../../screen/title-case.tsx'
import { campaignContent } from '../campaign-content.ts'
import { rewardName } from '../campaign-names.ts'
import type { RedemptionViewModel } from './redemption-view-model.ts'
import { redemptionsContent as content } from './redemptions-content.ts'
import styles from './redemptions-page.module.css'
import type { RewardsViewModel } from './rewards-view-model.ts'

interface RewardCardProps {
  readonly reward: Reward
  readonly rewards: RewardsViewModel
  readonly redemption: RedemptionViewModel
}

export const RewardCard = observer(function RewardCard({ reward, rewards, redemption }: RewardCardProps) {
  const nameId = useId()
  const { kind, image, cost } = reward
  const points = rewards.points.value
  return (
    <article className={styles.reward} aria-labelledby={nameId}>
      <Picture src={image} alt="" ratio="4/3" fit="contain" />
      <div className={styles.rewardWords}>
        <Badge>{campaignContent.kind[kind]}</Badge>
        <h3 id={nameId} className={words.name}>
          <TitleCase name={rewardName(reward)} />
        </h3>
        {cost !== undefined && (
          <p className={classNames(words.strong, styles.cost)}>{rewards.formatPoints(cost)}</p>
        )}
        <div className={styles.redeem}>
          {points !== undefined && hasCost(reward) && reachOf(reward, points) !== 'within' && (
            <ProgressBar
              value={points}
              max={reward.cost}
              label={content.share(shareOf(points, reward.cost))}
            />
          )}
          <Button
            fullWidth
            aria-describedby={nameId}
            disabledReason={redemption.obstacle(reward)}
            onClick={() => redemption.redeemPressed(reward)}
          >
            {content.redeem}
          </Button>
          {(rewards.isGoal(reward) ||
            (points !== undefined && isRedeemable(reward) && reachOf(reward, points) !== 'within')) && (
            <Button
              variant="quiet"
              size="small"
              fullWidth
              icon={rewards.isGoal(reward) ? <PinOff /> : <Pin />}
              aria-describedby={nameId}
              onClick={() => rewards.goalPressed(reward)}
            >
              {rewards.isGoal(reward) ? campaignContent.goal.unpin : campaignContent.goal.pin}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
})

/** Rounded down, so that 100 % means enough points. Whole numbers first: 348 / 1200 * 100 is a little less than 29. */
const shareOf = (points: number, cost: number): number => Math.max(0, Math.floor((points * 100) / cost))
