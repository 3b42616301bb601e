import { Skeleton } from '../kit/skeleton.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { screenContent } from './content.ts'
import styles from './page.module.css'

/** Shown while the code of a screen is being fetched. */
export function ScreenSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{screenContent.loadingScreen}</VisuallyHidden>
      <Skeleton height="2rem" width="12rem" />
      <Skeleton height="10rem" />
      <Skeleton height="6rem" />
    </div>
  )
}
