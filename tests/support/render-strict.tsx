import type { Identifier } from '@application/dependencies.ts'
import { Logger } from '@application/logger.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { Observations } from '@application/telemetry/observations.ts'
import { render } from '@testing-library/react'
import { PressProvider } from '@ui/kit/after-press.tsx'
import { Toasts } from '@ui/kit/toasts.ts'
import { ComingReload } from '@ui/screen/coming-reload.ts'
import { FailedLoads } from '@ui/screen/failed-loads.ts'
import { Navigation } from '@ui/screen/navigation.ts'
import { OfflineLoads } from '@ui/screen/offline-loads.ts'
import { ReadOrder } from '@ui/screen/read-order.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { Today } from '@ui/screen/today.ts'
import { type Resolve, ViewModelProvider } from '@ui/screen/view-model.tsx'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { portalSettings } from './factories/portal-settings.ts'
import { pageServices } from './page-services.ts'

/** What stands in the container under an identifier. */
export const service = <T,>(identifier: Identifier<T>, instance: NoInfer<T>): [unknown, unknown] => [
  identifier,
  instance,
]

/**
 * Renders as the portal does in development: under StrictMode, with services in the place of the container. What most screens ask for
 * is there already; a service that the test gives takes its place.
 */
export function renderStrict(element: ReactNode, services: readonly [unknown, unknown][] = []) {
  const clock = new InMemoryClock()
  const page = pageServices(clock)
  const navigation = new Navigation()
  const instances = new Map([
    service(OfflineLoads, page.offlineLoads),
    service(ComingReload, new ComingReload()),
    service(FailedLoads, page.failedLoads),
    service(ReadOrder, page.order),
    service(RunningWrites, page.writes),
    service(Logger, page.logger),
    service(PageVisibility, page.visibility),
    service(SessionStore, page.sessions),
    service(Observations, new Observations()),
    service(Navigation, navigation),
    service(ScreenAnnouncer, new ScreenAnnouncer(navigation)),
    service(PortalSettings, portalSettings.build()),
    service(Today, new Today(clock)),
    service(Toasts, new Toasts(clock)),
    ...services,
  ])
  const resolve: Resolve = <T,>(identifier: Identifier<T>) => {
    if (!instances.has(identifier)) throw new Error(`The test gives no ${identifier.name}`)
    return instances.get(identifier) as T
  }
  return render(element, {
    wrapper: ({ children }) => (
      <ViewModelProvider resolve={resolve}>
        <PressProvider>
          <Router hook={useHashLocation}>{children}</Router>
        </PressProvider>
      </ViewModelProvider>
    ),
  })
}
