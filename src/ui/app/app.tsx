import { Areas } from '@application/areas.ts'
import { Clock } from '@application/clock.ts'
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react'
import { PressProvider } from '../kit/after-press.tsx'
import { MaskingContext } from '../kit/late-masking.ts'
import { ToastRegion } from '../kit/toast-region.tsx'
import { Toasts } from '../kit/toasts.ts'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { lazyPart } from '../screen/lazy-part.ts'
import { Navigation } from '../screen/navigation.ts'
import { useQuiet } from '../screen/quiet.ts'
import { type Resolve, useService, ViewModelProvider } from '../screen/view-model.tsx'
import { Announcement } from './announcement.tsx'
import { loadQuietParts } from './load-quiet-parts.ts'
import { Router } from './router.tsx'
import type { Screens } from './screens.ts'

interface AppProps {
  readonly resolve: Resolve
  readonly screens: Screens
  /** Called once the portal stands in the page, before the browser paints it. */
  readonly onShown?: () => void
}

/**
 * The whole portal as the browser shows it and as the build renders it: the two must be the same, element by element. What changes apart
 * from the screen is a component of its own, so that a change of it draws no screen again.
 */
export function App({ resolve, screens, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown])
  return (
    <StrictMode>
      <ViewModelProvider resolve={resolve}>
        <ErrorBoundary scope="screen">
          <PressProvider>
            <MaskingContext value={screens.masking}>
              <Router screens={screens} />
            </MaskingContext>
            <Messages />
            <Quiet />
          </PressProvider>
        </ErrorBoundary>
      </ViewModelProvider>
    </StrictMode>
  )
}

/** Draws nothing until the first screen is on the page. Before that there is nothing to say. */
function Messages() {
  const toasts = useService(Toasts)
  const navigation = useService(Navigation)
  const [started, setStarted] = useState(false)
  // A state that is set here makes React run the effects of the whole first screen in the same task. Until those effects have run, nothing
  // listens to the fields: React would undo a key that is pressed in between.
  useLayoutEffect(() => setStarted(true), [])
  useEffect(() => navigation.onStep(() => toasts.dismissEarlier()), [navigation, toasts])
  if (!started) return null
  return (
    <>
      <ToastRegion toasts={toasts} />
      <Announcement />
    </>
  )
}

function Quiet() {
  const areas = useService(Areas)
  const clock = useService(Clock)
  const [QuietParts] = useState(() => lazyPart(() => loadQuietParts(areas, clock)))
  if (!useQuiet()) return null
  return (
    <ErrorBoundary scope="unseen">
      <QuietParts />
    </ErrorBoundary>
  )
}
