import { markPublicPicture } from '@application/offline/public-picture.ts'
import { useEffect } from 'react'
import { Skeleton } from '../kit/skeleton.tsx'
import { ReadOrder } from '../screen/read-order.ts'
import { useService } from '../screen/view-model.tsx'
import styles from './home-page.module.css'

interface BannerPlaceholderProps {
  /** Seen before the code of the carousel has come, which draws it again in the same place. */
  readonly image?: string | undefined
}

/** Keeps the space of the carousel, so that nothing moves when it appears. */
export function BannerPlaceholder({ image }: BannerPlaceholderProps) {
  return (
    <div className={styles.bannerPlace}>
      <Skeleton height="100%" />
      {image && (
        <img src={markPublicPicture(image)} alt="" fetchPriority="high" className={styles.firstBanner} />
      )}
    </div>
  )
}

interface RestPlaceholderProps {
  /** The first banner, where it is known what stands above it. */
  readonly banner?: string | undefined
}

/**
 * The space of what follows the figures and is seen without scrolling, until its code has come. While it is shown,
 * it holds back the reads that come last, such as the partners of the footer.
 */
export function RestPlaceholder({ banner }: RestPlaceholderProps) {
  const order = useService(ReadOrder)
  useEffect(() => order.holdBack(), [order])
  return (
    <>
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
      {banner && (
        <>
          <div className={styles.next}>
            <Skeleton height="36px" />
          </div>
          <BannerPlaceholder image={banner} />
        </>
      )}
    </>
  )
}
