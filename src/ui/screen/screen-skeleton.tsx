import { Skeleton } from '../kit/skeleton.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { screenContent } from './content.ts'
import page from './page.module.css'
import styles from './screen-skeleton.module.css'

/** Shown while the code of a screen is being fetched. Its sizes are in the style sheet, because the build writes it into the page too. */
export function ScreenSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <VisuallyHidden>{screenContent.loadingScreen}</VisuallyHidden>
      <div className={styles.title}>
        <Skeleton />
      </div>
      <div className={styles.first}>
        <Skeleton />
      </div>
      <div className={styles.second}>
        <Skeleton />
      </div>
    </div>
  )
}
