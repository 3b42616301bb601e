import { observer } from 'mobx-react-lite'
import { ToastRegion } from '../kit/toast-region.tsx'
import { Toasts } from '../kit/toasts.ts'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { ScreenAnnouncer } from '../screen/screen-announcer.ts'
import { useService, useViewModel } from '../screen/view-model.tsx'
import { Router } from './router.tsx'
import { SessionViewModel } from './session-view-model.ts'
import { UpdateNotice } from './update-notice.tsx'

/** The whole portal. */
export function App() {
  const session = useViewModel(SessionViewModel)
  const toasts = useService(Toasts)
  return (
    <ErrorBoundary scope="screen">
      <Router session={session} />
      <UpdateNotice />
      <ToastRegion toasts={toasts} />
      <Announcement />
    </ErrorBoundary>
  )
}

const Announcement = observer(function Announcement() {
  const { announcement } = useService(ScreenAnnouncer)
  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
})
