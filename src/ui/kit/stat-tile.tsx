import type { ReactNode } from 'react'
import { Card, type CardProps } from './card.tsx'
import styles from './stat-tile.module.css'

export interface StatTileProps {
  readonly label: string
  readonly icon?: ReactNode
  /** A figure as people write it: 'R$ 1.234,56', '1.520 IdCoins'. Left out where it is not known. */
  readonly value?: ReactNode
  /** One line that says what the figure means to the customer. */
  readonly meaning?: ReactNode
  readonly tone?: CardProps['tone']
  readonly actions?: ReactNode
}

/** Characters that fit in a line at the full size. */
const ROOM = 13

/** One big figure in a card. */
export function StatTile({ label, icon, value, meaning, tone, actions }: StatTileProps) {
  return (
    <Card tone={tone}>
      <div className={styles.tile}>
        <p className={styles.label}>
          {icon}
          {label}
        </p>
        {value !== undefined && (
          <p
            className={styles.value}
            data-long={(typeof value === 'string' && value.length > ROOM) || undefined}
          >
            {value}
          </p>
        )}
        {meaning !== undefined && <p className={styles.meaning}>{meaning}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  )
}
