import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Skeleton } from '../kit/skeleton.tsx'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { usePart } from '../screen/lazy-part.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { Campaigns } from './campaigns.tsx'
import { FirstSteps } from './first-steps.tsx'
import { GeneralOffers } from './general-offers.tsx'
import { GeneralOffersViewModel } from './general-offers-view-model.ts'
import { Highlights } from './highlights.tsx'
import { HoldingsViewModel } from './holdings-view-model.ts'
import page from './home-page.module.css'
import { RestPlaceholder } from './home-placeholders.tsx'
import type { HomeViewModel } from './home-view-model.ts'
import { LapsingSoon } from './lapsing-soon.tsx'
import { NextStep } from './next-step.tsx'
import { OtherFigures } from './other-figures.tsx'

const loadReactivation = async () => (await import('./deactivated-notice.tsx')).LateReactivation

interface HomeRestProps {
  readonly home: HomeViewModel
  /** In the hero. */
  readonly figuresPlace: HTMLElement | null
  /** What a customer who asked to leave must know, with the action that is then the primary one. */
  readonly notice: ReactNode
  /** Whether there will be such a notice soon: home waits for it, so that it moves nothing. */
  readonly isNoticeAwaited: boolean
}

/** The rest of home, below the balance. Its code and its calls come after the balance. */
export const HomeRest = observer(function HomeRest({
  home,
  figuresPlace,
  notice,
  isNoticeAwaited,
}: HomeRestProps) {
  const general = useViewModel(GeneralOffersViewModel)
  const holdings = useViewModel(HoldingsViewModel, home.balance, general)
  const { hidden } = home
  const { hasAny } = holdings
  useEffect(() => {
    if (hasAny !== undefined) home.holdingsRead(hasAny)
  }, [hasAny, home])
  const customer = home.welcome.value?.kind
  const { isNew } = home
  // A deactivation that is known before the rest of home is drawn has its notice on top. One that is known later only changes the
  // primary action, so that nothing moves.
  const [drawn, setDrawn] = useState<'with-notice' | 'without-notice'>()
  if (drawn === undefined && isNew !== undefined && !isNoticeAwaited)
    setDrawn(notice ? 'with-notice' : 'without-notice')
  const LateReactivation = usePart(loadReactivation, 'profile')
  const deactivation = drawn === 'without-notice' ? home.welcome.value?.deactivation : undefined
  const hasOutage = home.outage !== undefined
  // A notice, or the balance, already says it, so the other parts show no failure.
  const isSilent = hasOutage || home.outdatedBy !== undefined
  // A new customer sees other parts, of other heights. Home draws them only when it knows, so that nothing moves.
  if (isNew === undefined || drawn === undefined) return <RestPlaceholder />
  return (
    <>
      {figuresPlace &&
        createPortal(
          isNew ? (
            <FirstSteps customer={customer} general={general} />
          ) : (
            <OtherFigures holdings={holdings} hidden={hidden} isSilent={isSilent} />
          ),
          figuresPlace,
        )}
      {drawn === 'with-notice' && notice}
      <ErrorBoundary scope="widget">
        <LapsingSoon holdings={holdings} hidden={hidden} isSilent={hasOutage} isNew={isNew} />
      </ErrorBoundary>
      {deactivation ? (
        <div className={page.next}>
          <ErrorBoundary scope="widget">
            <LateReactivation
              deactivation={deactivation}
              onChange={home.registrationChanged}
              fallback={<Skeleton height="36px" />}
            />
          </ErrorBoundary>
        </div>
      ) : (
        !notice && (
          <div className={page.next}>
            <NextStep holdings={holdings} general={general} />
          </div>
        )
      )}
      <ErrorBoundary scope="widget">
        <Highlights home={home} isSilent={isSilent} />
      </ErrorBoundary>
      <ErrorBoundary scope="widget">
        <Campaigns holdings={holdings} hidden={hidden} isSilent={isSilent} />
      </ErrorBoundary>
      <GeneralOffers general={general} customer={customer} isSilent={isSilent} />
    </>
  )
})
