import { useEffect, useState } from 'react'
import { PressProvider } from '../kit/after-press.tsx'
import { MaskingContext } from '../kit/late-masking.ts'
import { ToastRegion } from '../kit/toast-region.tsx'
import { Toasts } from '../kit/toasts.ts'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { usePart } from '../screen/lazy-part.ts'
import { Navigation } from '../screen/navigation.ts'
import { useQuiet } from '../screen/quiet.ts'
import { useService, useViewModel } from '../screen/view-model.tsx'
import { Announcement } from './announcement.tsx'
import { Router } from './router.tsx'
import type { Screens } from './screens.ts'
import { SessionViewModel } from './session-view-model.ts'

const loadUpdateNotice = async () => (await import('./update-notice.tsx')).UpdateNotice

/** The whole portal. */
export function App({ screens }: { readonly screens: Screens }) {
  const session = useViewModel(SessionViewModel)
  const toasts = useService(Toasts)
  const navigation = useService(Navigation)
  const started = useStarted()
  const quiet = useQuiet()
  const UpdateNotice = usePart(loadUpdateNotice, 'updates')
  useEffect(() => navigation.onStep(() => toasts.screenLeft()), [navigation, toasts])
  return (
    <ErrorBoundary scope="screen">
      <PressProvider>
        <MaskingContext value={screens.masking}>
          <Router session={session} screens={screens} />
        </MaskingContext>
        {started && (
          <>
            <ToastRegion toasts={toasts} />
            <Announcement />
          </>
        )}
        {quiet && (
          <ErrorBoundary scope="unseen">
            <UpdateNotice />
          </ErrorBoundary>
        )}
      </PressProvider>
    </ErrorBoundary>
  )
}

/** False until the first screen is on the page: parts that show nothing before then are drawn afterwards. */
function useStarted(): boolean {
  const [started, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  return started
}
