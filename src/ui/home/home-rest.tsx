import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { Campaigns } from './campaigns.tsx'
import { GeneralOffers } from './general-offers.tsx'
import { Highlights } from './highlights.tsx'
import { LapsingSoon } from './lapsing-soon.tsx'

/** What follows the figures. Its code comes after them, and so do its calls. */
export function HomeRest() {
  return (
    <>
      <ErrorBoundary scope="widget">
        <Highlights />
      </ErrorBoundary>
      <ErrorBoundary scope="widget">
        <LapsingSoon />
      </ErrorBoundary>
      <ErrorBoundary scope="widget">
        <Campaigns />
      </ErrorBoundary>
      <GeneralOffers />
    </>
  )
}
