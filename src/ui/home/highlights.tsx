import type { Banner } from '@domain/banners/banner.ts'
import { Suspense, startTransition, useState } from 'react'
import { lazyPart } from '../screen/lazy-part.ts'
import { Picture } from '../screen/picture.tsx'
import { ReadOrder } from '../screen/read-order.ts'
import { useService } from '../screen/view-model.tsx'
import type { Waiting } from '../screen/waiting.ts'
import styles from './home-page.module.css'
import { BannerPlace } from './home-places.tsx'
import { homeRestContent } from './home-rest-content.ts'

/** Loaded apart, because Swiper is large and the carousel can come last. */
const BannerCarousel = lazyPart(async () => (await import('./banner-carousel.tsx')).BannerCarousel)

/** The banners. Without any, or when they fail, nothing is shown: they are decoration. */
export function Highlights({ banners }: { readonly banners: Waiting<readonly Banner[]> }) {
  const order = useService(ReadOrder)
  const [movable, setMovable] = useState(false)
  if (banners.status === 'failed') return null
  if (banners.status !== 'loaded') {
    return (
      <div aria-busy="true">
        <BannerPlace />
      </div>
    )
  }
  const [first] = banners.value
  if (first === undefined) return null
  // The largest picture of the screen, and the calls of its other parts, go before the code that makes it move.
  const fetchCarousel = async () => {
    await order.turnOfLast()
    // When that code cannot be fetched, the first banner stays. An error would say more than the customer has lost.
    await BannerCarousel.fetch().then(
      () => startTransition(() => setMovable(true)),
      () => {},
    )
  }
  const firstBanner = (
    <div className={styles.bannerPlace}>
      <Picture
        src={first.image}
        alt={homeRestContent.carousel.banner(1)}
        ratio="3/1"
        priority
        onSettled={fetchCarousel}
      />
    </div>
  )
  return movable ? (
    <Suspense fallback={firstBanner}>
      <BannerCarousel banners={banners.value} />
    </Suspense>
  ) : (
    firstBanner
  )
}
