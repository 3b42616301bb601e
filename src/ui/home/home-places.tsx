import { Skeleton } from '../kit/skeleton.tsx'
import styles from './home-page.module.css'

/** Keeps the space of the carousel, so that nothing moves when it appears. */
export function BannerPlace() {
  return (
    <div className={styles.bannerPlace}>
      <Skeleton height="100%" />
    </div>
  )
}

/** The space of one item of 'Vence em breve', until its code has come. */
export function LapsingPlace() {
  return (
    <div className={styles.lapsingPlace} aria-busy="true">
      <Skeleton width="9rem" height="1.25rem" />
      <Skeleton height="5rem" />
    </div>
  )
}
