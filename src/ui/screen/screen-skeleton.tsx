import { useEffect } from 'react'
import { Skeleton } from '../kit/skeleton.tsx'
import { screenContent } from './content.ts'
import page from './page.module.css'
import { ReadOrder } from './read-order.ts'
import styles from './screen-skeleton.module.css'
import { useService } from './view-model.tsx'

/** Shown while the code of a screen is being fetched. Its sizes are in the style sheet, because the build writes it into the page too. */
export function ScreenSkeleton() {
  const order = useService(ReadOrder)
  useEffect(() => order.holdBack(), [order])
  return (
    <div className={page.page} aria-busy="true">
      <div className={styles.title}>
        <Skeleton />
      </div>
      <div className={styles.first}>
        <Skeleton />
      </div>
      <p className={styles.waiting}>{screenContent.loadingScreen}</p>
      <div className={styles.second}>
        <Skeleton />
      </div>
    </div>
  )
}
