import type { ReactNode } from 'react'
import arrange from '../kit/arrange.module.css'
import styles from './location-notice.module.css'

interface LocationNoticeProps {
  /** What came of the last search for the customer. */
  readonly children: ReactNode
  /** Whether another one is under way. */
  readonly searching: boolean
}

/** During a search the words of the last one only keep their room: the same words are announced once more when they come again. */
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
