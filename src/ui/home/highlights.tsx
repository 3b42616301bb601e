import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { lazyPart } from '../screen/lazy-part.ts'
import { Picture } from '../screen/picture.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { HighlightsViewModel } from './highlights-view-model.ts'
import styles from './home-page.module.css'
import { BannerPlace } from './home-places.tsx'
import { homeRestContent } from './home-rest-content.ts'

/** Loaded apart, because Swiper is large and the carousel can come last. */
const BannerCarousel = lazyPart(async () => (await import('./banner-carousel.tsx')).BannerCarousel)

/** The banners. Without any, or when they fail, nothing is shown: they are decoration. */
export const Highlights = observer(function Highlights() {
  const { state } = useViewModel(HighlightsViewModel).banners
  if (state.status === 'failed') return null
  if (state.status !== 'loaded') {
    return (
      <div aria-busy="true">
        <BannerPlace />
      </div>
    )
  }
  const [first] = state.value
  if (first === undefined) return null
  return (
    <Suspense fallback={<FirstBanner image={first.image} />}>
      <BannerCarousel banners={state.value} />
    </Suspense>
  )
})

/** The largest picture of the screen is fetched beside the code that lets it move, and not after it. */
function FirstBanner({ image }: { readonly image: string }) {
  return (
    <div className={styles.bannerPlace}>
      <Picture src={image} alt={homeRestContent.carousel.banner(1)} ratio="3/1" priority />
    </div>
  )
}
