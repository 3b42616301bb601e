import { useEffect } from 'react'
import { Skeleton } from '../kit/skeleton.tsx'
import { ReadOrder } from '../screen/read-order.ts'
import { useService } from '../screen/view-model.tsx'
import styles from './home-page.module.css'

/** Keeps the space of the carousel, so that nothing moves when it appears. */
export function BannerPlace() {
  return (
    <div className={styles.bannerPlace}>
      <Skeleton height="100%" />
    </div>
  )
}

/**
 * The space of what follows the figures and is seen without scrolling, until its code has come. What is asked for last, such as the
 * partners of the footer, comes after what it stands for.
 */
export function RestPlace() {
  const order = useService(ReadOrder)
  useEffect(() => order.holdBack(), [order])
  return (
    <div className={styles.lapsing} aria-busy="true">
      <div className={styles.lapsingHead}>
        <Skeleton width="9rem" height="1.25rem" />
      </div>
      <div className={styles.lapsingList}>
        {['cashback', 'vouchers', 'points'].map((kind) => (
          <div key={kind} className={styles.lapsingLine}>
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
