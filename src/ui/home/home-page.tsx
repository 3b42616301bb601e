import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import arrange from '../kit/arrange.module.css'
import { Stack } from '../kit/layout.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { lazyPart } from '../screen/lazy-part.ts'
import { LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { Campaigns } from './campaigns.tsx'
import { GeneralOffers } from './general-offers.tsx'
import { homeContent as content } from './home-content.ts'
import styles from './home-page.module.css'
import { HomeViewModel } from './home-view-model.ts'
import { LapsingSoon } from './lapsing-soon.tsx'
import { BalanceCard, SavedCard } from './money-cards.tsx'

/** Loaded apart, because Swiper is large and the carousel can come last. */
const BannerCarousel = lazyPart(async () => (await import('./banner-carousel.tsx')).BannerCarousel)

export const HomePage = observer(function HomePage({ title }: ScreenProps) {
  const home = useViewModel(HomeViewModel)
  const greeting = home.greeting.value
  return (
    <Page title={title} titleHidden>
      <Stack as="section">
        <div>
          <p className={styles.greeting}>
            {greeting?.name ? content.greeting(greeting.name) : content.greetingUnknown}
          </p>
          <p className={styles.fullName}>{greeting?.fullName}</p>
        </div>
        <div className={arrange.columns}>
          <BalanceCard balance={home.balance} onStatement={home.statementPressed} />
          <SavedCard saved={home.saved} />
        </div>
      </Stack>
      <ErrorBoundary scope="widget">
        <LoadView load={home.carousel} skeleton={<BannerPlace />} what={content.what.banners}>
          {(banners) =>
            banners.length > 0 && (
              <Suspense fallback={<BannerPlace />}>
                <BannerCarousel banners={banners} />
              </Suspense>
            )
          }
        </LoadView>
      </ErrorBoundary>
      <ErrorBoundary scope="widget">
        <LapsingSoon lapsing={home.lapsing} />
      </ErrorBoundary>
      <ErrorBoundary scope="widget">
        <Campaigns campaigns={home.campaigns} />
      </ErrorBoundary>
      <GeneralOffers home={home} />
    </Page>
  )
})

/** Keeps the space of the carousel, so that nothing moves when it appears. */
function BannerPlace() {
  return (
    <div className={styles.bannerPlace}>
      <Skeleton height="100%" />
    </div>
  )
}
