import { PressProvider } from '../kit/after-press.tsx'
import { ToastRegion } from '../kit/toast-region.tsx'
import { Toasts } from '../kit/toasts.ts'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { useService, useViewModel } from '../screen/view-model.tsx'
import { Announcement } from './announcement.tsx'
import { Router } from './router.tsx'
import { SessionViewModel } from './session-view-model.ts'
import { UpdateNotice } from './update-notice.tsx'

/** The whole portal. */
export function App() {
  const session = useViewModel(SessionViewModel)
  const toasts = useService(Toasts)
  return (
    <ErrorBoundary scope="screen">
      <PressProvider>
        <Router session={session} />
        <UpdateNotice />
        <ToastRegion toasts={toasts} />
        <Announcement />
      </PressProvider>
    </ErrorBoundary>
  )
}
