import type { ReactNode } from 'react'
import arrange from '../kit/arrange.module.css'
import styles from './location-notice.module.css'

interface LocationNoticeProps {
  /** The result of the last search for the customer's position. */
  readonly children: ReactNode
  /** Whether another one is under way. */
  readonly searching: boolean
}

/** During a search the last result keeps its room, outside the live region: a screen reader then announces the same words again. */
export function LocationNotice({ children, searching }: LocationNoticeProps) {
  return (
    <>
      <div role="status" className={arrange.announced}>
        {!searching && children}
      </div>
      {searching && children && <div className={styles.kept}>{children}</div>}
    </>
  )
}
