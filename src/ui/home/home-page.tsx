import { observer } from 'mobx-react-lite'
import { startTransition, useCallback, useEffect, useState } from 'react'
import arrange from '../kit/arrange.module.css'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { screenContent } from '../screen/content.ts'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { failureMessage } from '../screen/failure-message.ts'
import { formatDay } from '../screen/format.ts'
import { usePart } from '../screen/lazy-part.ts'
import { isAwaited } from '../screen/load-state.ts'
import { FailedState, SharedAge } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import { useAfter } from '../screen/quiet.ts'
import type { ScreenProps } from '../screen/screen-props.ts'
import { TitleCase } from '../screen/title-case.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { homeContent as content } from './home-content.ts'
import styles from './home-page.module.css'
import { RestPlaceholder } from './home-placeholders.tsx'
import { HomeViewModel } from './home-view-model.ts'
import { BalanceCard, SavedCard } from './money-cards.tsx'

const loadRest = async () => (await import('./home-rest.tsx')).HomeRest
const loadDeactivated = async () => (await import('./deactivated-notice.tsx')).DeactivatedNotice
const figuresSettled = (home: HomeViewModel) => home.figuresSettled

export const HomePage = observer(function HomePage({ title }: ScreenProps) {
  const home = useViewModel(HomeViewModel)
  const isRestDue = useAfter(home, figuresSettled)
  const HomeRest = usePart(loadRest, 'campaigns', 'lapsing', 'offers', 'vouchers')
  const DeactivatedNotice = usePart(loadDeactivated, 'profile')
  const [figuresPlace, setFiguresPlace] = useState<HTMLElement | null>(null)
  // Not in the same step, because the whole screen would be drawn twice before it is painted.
  const placeFigures = useCallback(
    (place: HTMLElement | null) => startTransition(() => setFiguresPlace(place)),
    [],
  )
  const deactivation = home.welcome.value?.deactivation
  const isLeaving = deactivation !== undefined
  const [isNoticeFetched, setNoticeFetched] = useState(false)
  useEffect(() => {
    // Where it cannot be fetched, it says so when it is shown.
    const fetched = () => startTransition(() => setNoticeFetched(true))
    if (isLeaving) DeactivatedNotice.fetch().then(fetched, fetched)
  }, [isLeaving, DeactivatedNotice])
  const notice = deactivation && isNoticeFetched && (
    <ErrorBoundary scope="widget">
      <DeactivatedNotice deactivation={deactivation} onChange={home.registrationChanged} />
    </ErrorBoundary>
  )
  return (
    <Page title={title} titleHidden>
      <Outage home={home} />
      <Welcome home={home} />
      <div className={styles.money}>
        <BalanceCard home={home} ref={placeFigures} />
        <SharedAge value={home.outdatedBy}>
          <SavedCard home={home} />
        </SharedAge>
      </div>
      <SharedAge value={home.outdatedBy}>
        <ErrorBoundary scope="widget">
          {isRestDue ? (
            <HomeRest
              key={home.attempt}
              home={home}
              figuresPlace={figuresPlace}
              notice={notice}
              isNoticeAwaited={isLeaving && !isNoticeFetched}
              fallback={<RestPlaceholder banner={home.firstBanner} />}
            />
          ) : (
            <RestPlaceholder />
          )}
        </ErrorBoundary>
      </SharedAge>
    </Page>
  )
})

interface HomeProps {
  readonly home: HomeViewModel
}

const Welcome = observer(function Welcome({ home }: HomeProps) {
  const { value: welcome, state, retry } = home.welcome
  const since = home.saved.value?.customerSince
  const isKnown = !isAwaited(home.welcome.state) && !isAwaited(home.saved.state)
  return (
    <div>
      <p className={styles.greeting}>
        {/* Two whole sentences: in one, the name would push the exclamation mark to the side when it comes. */}
        {welcome?.name ? (
          <>
            {content.hello}
            <TitleCase name={welcome.name} />!
          </>
        ) : (
          content.greetingUnknown
        )}
      </p>
      <p className={styles.fullName}>
        {/* Shown together, because one that came later would move the other. */}
        {isKnown && (
          <>
            {welcome?.fullName && (
              <span>
                <TitleCase name={welcome.fullName} />
              </span>
            )}
            {welcome?.fullName && since && ' · '}
            {since && <span>{content.customerSince(formatDay(since))}</span>}
          </>
        )}
      </p>
      <div aria-live="polite" className={arrange.announced}>
        {state.status === 'failed' && !home.outage && (
          <FailedState what={content.what.name} failure={state.failure} onRetry={retry} shape="line" />
        )}
      </div>
    </div>
  )
})

/** One notice for all that an outage keeps from being read. */
const Outage = observer(function Outage({ home }: HomeProps) {
  const { outage } = home
  return (
    <div aria-live="polite" className={arrange.announced}>
      {outage && (
        <Notice
          title={content.outage}
          action={
            <Button busy={home.isRetrying} onClick={() => void home.retryPressed()}>
              {screenContent.retry}
            </Button>
          }
        >
          {failureMessage(outage, undefined, screenContent.failures.load)}
        </Notice>
      )}
    </div>
  )
})
