import type { Banner } from '@domain/banners/banner.ts'
import { observer } from 'mobx-react-lite'
import { startTransition, useState } from 'react'
import { lazyPart } from '../screen/lazy-part.ts'
import { LoadView } from '../screen/load-view.tsx'
import { ReadOrder } from '../screen/read-order.ts'
import { useService } from '../screen/view-model.tsx'
import { BannerPicture } from './banner-picture.tsx'
import styles from './home-page.module.css'
import { BannerPlaceholder } from './home-placeholders.tsx'
import { homeRestContent } from './home-rest-content.ts'
import type { HomeViewModel } from './home-view-model.ts'

/** Loaded apart, because Swiper is large and the carousel can come last. */
const BannerCarousel = lazyPart(async () => (await import('./banner-carousel.tsx')).BannerCarousel)

interface HighlightsProps {
  readonly home: HomeViewModel
  readonly isSilent: boolean
}

/** The banners. Without any, nothing is shown. */
export const Highlights = observer(function Highlights({ home, isSilent }: HighlightsProps) {
  const { banners } = home
  if (isSilent && banners.state.status === 'failed') return null
  return (
    <LoadView
      load={banners}
      skeleton={<BannerPlaceholder />}
      what={homeRestContent.what.banners}
      failedAs="line"
    >
      {(found) => found[0] && <Banners first={found[0]} all={found} />}
    </LoadView>
  )
})

interface BannersProps {
  readonly first: Banner
  readonly all: readonly Banner[]
}

function Banners({ first, all }: BannersProps) {
  const order = useService(ReadOrder)
  const [movable, setMovable] = useState(false)
  // The largest picture of the screen, and the calls of its other parts, go before the code that makes it move.
  const fetchCarousel = async () => {
    await order.untilReadsEnd()
    // When that code cannot be fetched, the first banner stays. An error would say more than the customer has lost.
    await BannerCarousel.fetch().then(
      () => startTransition(() => setMovable(true)),
      () => {},
    )
  }
  const firstBanner = (
    <div className={styles.bannerPlace}>
      <BannerPicture banner={first} position={1} onSettled={all.length > 1 ? fetchCarousel : undefined} />
    </div>
  )
  return movable ? <BannerCarousel banners={all} fallback={firstBanner} /> : firstBanner
}
