import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export interface BadgeProps {
  /** `danger` (tomato) only for expiry and danger. */
  readonly tone?: 'neutral' | 'brand' | 'danger' | 'success' | undefined
  readonly icon?: ReactNode
  /** The state in words: colour alone says nothing. */
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon ?? (tone === 'success' && <CircleCheck />)}
      {children}
    </span>
  )
}
