import { movementOf, type PointsLine } from '@domain/campaigns/points-line.ts'
import { VisuallyHidden } from '../../kit/visually-hidden.tsx'
import { formatDay, formatPoints } from '../../screen/format.ts'
import styles from './points-line-item.module.css'
import { pointsStatementContent as content } from './points-statement-content.ts'

/** What happened, when, and how many points it gave or took: by sign and word, the colour besides. */
export function PointsLineItem({ line }: { readonly line: PointsLine }) {
  const { description, day, points } = line
  const movement = movementOf(line)
  const sign = movement === 'debit' ? '−' : '+'
  return (
    <div className={styles.line}>
      <p className={styles.description}>{description || content.unnamed}</p>
      <p className={styles.day}>{day ? formatDay(day) : content.unknownDay}</p>
      <p className={styles[movement]}>
        {points !== 0 && sign}
        {formatPoints(Math.abs(points))}
        <VisuallyHidden>, {content[movement]}</VisuallyHidden>
      </p>
    </div>
  )
}
