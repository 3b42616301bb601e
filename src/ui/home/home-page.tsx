import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import arrange from '../kit/arrange.module.css'
import { Stack } from '../kit/layout.tsx'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { usePart } from '../screen/lazy-part.ts'
import { Page } from '../screen/page.tsx'
import { useAfterFirstReads } from '../screen/quiet.ts'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { homeContent as content } from './home-content.ts'
import styles from './home-page.module.css'
import { BannerPlace, LapsingPlace } from './home-places.tsx'
import { HomeViewModel } from './home-view-model.ts'
import { BalanceCard, SavedCard } from './money-cards.tsx'

const loadRest = async () => (await import('./home-rest.tsx')).HomeRest

export const HomePage = observer(function HomePage({ title }: ScreenProps) {
  const home = useViewModel(HomeViewModel)
  const isRestDue = useAfterFirstReads()
  const HomeRest = usePart(loadRest, 'campaigns', 'lapsing', 'offers')
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
        <Suspense fallback={<RestPlace />}>{isRestDue ? <HomeRest /> : <RestPlace />}</Suspense>
      </ErrorBoundary>
    </Page>
  )
})

function RestPlace() {
  return (
    <>
      <BannerPlace />
      <LapsingPlace />
    </>
  )
}
