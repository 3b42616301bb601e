import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { lazyPart } from '../screen/lazy-part.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { HighlightsViewModel } from './highlights-view-model.ts'
import { BannerPlace } from './home-places.tsx'

/** Loaded apart, because Swiper is large and the carousel can come last. */
const BannerCarousel = lazyPart(async () => (await import('./banner-carousel.tsx')).BannerCarousel)

/** The banners. Without any, or when they fail, nothing is shown: they are decoration. */
export const Highlights = observer(function Highlights() {
  const { state } = useViewModel(HighlightsViewModel).banners
  if (state.status === 'failed' || (state.status === 'loaded' && state.value.length === 0)) return null
  if (state.status !== 'loaded') {
    return (
      <div aria-busy="true">
        <BannerPlace />
      </div>
    )
  }
  return (
    <Suspense fallback={<BannerPlace />}>
      <BannerCarousel banners={state.value} />
    </Suspense>
  )
})
