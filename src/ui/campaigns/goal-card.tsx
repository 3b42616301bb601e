import type { GoalProgress } from '@domain/campaigns/reward-goal.ts'
import type { ReactNode } from 'react'
import { Card } from '../kit/card.tsx'
import { ProgressBar } from '../kit/progress.tsx'
import words from '../kit/words.module.css'
import { formatInteger, formatPoints } from '../screen/format.ts'
import { Picture } from '../screen/picture.tsx'
import { TitleCase } from '../screen/title-case.tsx'
import { campaignContent } from './campaign-content.ts'
import { rewardName } from './campaign-names.ts'
import styles from './goal-card.module.css'

const content = campaignContent.goal

interface GoalCardProps {
  readonly goal: GoalProgress
  readonly kind: 'pinned' | 'next'
  readonly pointName: string | undefined
  readonly actions: ReactNode
}

/** How far the customer is from the reward that is saved for. */
export function GoalCard({ goal, kind, pointName, actions }: GoalCardProps) {
  const { reward, points, missing, purchases } = goal
  return (
    <Card as="section" aria-labelledby="meta">
      <div className={styles.goal}>
        <div className={styles.picture}>
          <Picture src={reward.image} alt="" ratio="1/1" fit="contain" />
        </div>
        <div className={styles.words}>
          <h2 id="meta" className={styles.kind}>
            {content[kind]}
          </h2>
          <p className={words.title}>
            <TitleCase name={rewardName(reward)} />
          </p>
          {missing > 0 ? (
            <ProgressBar
              value={points}
              max={reward.cost}
              label={content.missing(formatPoints(missing, pointName), missing === 1)}
            />
          ) : (
            <p>{content.reached}</p>
          )}
          {purchases !== undefined && (
            <p className={words.quiet}>{content.estimate(formatInteger(purchases), purchases === 1)}</p>
          )}
          <div>{actions}</div>
        </div>
      </div>
    </Card>
  )
}
