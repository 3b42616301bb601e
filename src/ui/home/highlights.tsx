import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { lazyPart } from '../screen/lazy-part.ts'
import { LoadView } from '../screen/load-view.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { HighlightsViewModel } from './highlights-view-model.ts'
import { homeContent as content } from './home-content.ts'
import { BannerPlace } from './home-places.tsx'

/** Loaded apart, because Swiper is large and the carousel can come last. */
const BannerCarousel = lazyPart(async () => (await import('./banner-carousel.tsx')).BannerCarousel)

/** The banners, absent when there are none. */
export const Highlights = observer(function Highlights() {
  const highlights = useViewModel(HighlightsViewModel)
  return (
    <LoadView load={highlights.banners} skeleton={<BannerPlace />} what={content.what.banners}>
      {(banners) =>
        banners.length > 0 && (
          <Suspense fallback={<BannerPlace />}>
            <BannerCarousel banners={banners} />
          </Suspense>
        )
      }
    </LoadView>
  )
})
