import { useEffect } from 'react'
import { Skeleton } from '../kit/skeleton.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { screenContent } from './content.ts'
import styles from './page.module.css'
import { ReadOrder } from './read-order.ts'
import { useService } from './view-model.tsx'

/** Shown while the code of a screen is being fetched. */
export function ScreenSkeleton() {
  const order = useService(ReadOrder)
  useEffect(() => order.holdBack(), [order])
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{screenContent.loadingScreen}</VisuallyHidden>
      <Skeleton height="2rem" width="12rem" />
      <Skeleton height="10rem" />
      <Skeleton height="6rem" />
    </div>
  )
}
