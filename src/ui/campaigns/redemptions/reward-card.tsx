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
import { redemptionsContent as content } from './redemptions-content.ts'
import styles from './redemptions-page.module.css'
import type { RedemptionsViewModel } from './redemptions-view-model.ts'

interface RewardCardProps {
  readonly reward: Reward
  readonly redemptions: RedemptionsViewModel
}

export const RewardCard = observer(function RewardCard({ reward, redemptions }: RewardCardProps) {
  const nameId = useId()
  const { kind, image, cost } = reward
  const points = redemptions.points.value
  return (
    <article className={styles.reward} aria-labelledby={nameId}>
      <Picture src={image} alt="" ratio="4/3" fit="contain" />
      <div className={styles.rewardWords}>
        <Badge>{campaignContent.kind[kind]}</Badge>
        <h3 id={nameId} className={words.name}>
          <TitleCase name={rewardName(reward)} />
        </h3>
        {cost !== undefined && (
          <p className={classNames(words.strong, styles.cost)}>{redemptions.formatPoints(cost)}</p>
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
            disabledReason={redemptions.obstacle(reward)}
            onClick={() => redemptions.redeemPressed(reward)}
          >
            {content.redeem}
          </Button>
          {(redemptions.isGoal(reward) ||
            (points !== undefined && isRedeemable(reward) && reachOf(reward, points) !== 'within')) && (
            <Button
              variant="quiet"
              size="small"
              fullWidth
              icon={redemptions.isGoal(reward) ? <PinOff /> : <Pin />}
              aria-describedby={nameId}
              onClick={() => redemptions.goalPressed(reward)}
            >
              {redemptions.isGoal(reward) ? campaignContent.goal.unpin : campaignContent.goal.pin}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
})

/** Rounded down, so that 100 % means enough points. */
const shareOf = (points: number, cost: number): number => Math.max(0, Math.floor((points / cost) * 100))
