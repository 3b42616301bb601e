import { type ReactNode, useId } from 'react'
import styles from './progress.module.css'

export interface ProgressBarProps {
  /** Brought into 0…max. */
  readonly value: number
  readonly max: number
  readonly label: string
  /** The state in words, beside the label: 'Faltam 320 IdCoins'. */
  readonly meaning?: ReactNode
}

export function ProgressBar({ value, max, label, meaning }: ProgressBarProps) {
  const id = useId()
  const top = max > 0 ? max : 1
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {meaning !== undefined && <span className={styles.meaning}>{meaning}</span>}
      </div>
      <progress id={id} className={styles.bar} value={Math.min(Math.max(value, 0), top)} max={top} />
    </div>
  )
}
