import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { matchRoute, Redirect, useLocation, useRouter, Router as WouterRouter } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { paths } from '../screen/paths.ts'
import type { RouteParameters } from '../screen/screen-props.ts'
import { ScreenSkeleton } from '../screen/screen-skeleton.tsx'
import { PublicLayout } from '../shell/public-layout.tsx'
import { Shell } from '../shell/shell.tsx'
import { menuEntries, type RouteEntry, routes } from './routes.ts'
import type { SessionViewModel } from './session-view-model.ts'

/** Opens the screen that the address names, if this customer may see it (portal.md §2 and §6). */
export function Router({ session }: { session: SessionViewModel }) {
  return (
    <WouterRouter hook={useHashLocation}>
      <CurrentScreen session={session} />
    </WouterRouter>
  )
}

const CurrentScreen = observer(function CurrentScreen({ session }: { session: SessionViewModel }) {
  const [location] = useLocation()
  const match = useRouteOf(location)
  const signedIn = session.status === 'signed-in'

  // Keyed, because a redirect acts once: two in a row, from nowhere to login to home, must be two.
  if (match === undefined) return <Redirect key={paths.login} to={paths.login} replace />
  const { entry, params } = match
  if (entry.access === 'protected' && !signedIn)
    return <Redirect key={paths.login} to={paths.login} replace />
  if (entry.path === paths.login && signedIn) return <Redirect key={paths.home} to={paths.home} replace />

  const screen = (
    // Keyed by the address: another campaign is another screen, with a view-model of its own.
    <ErrorBoundary key={location} scope="screen">
      <Suspense fallback={<ScreenSkeleton />}>
        <entry.screen title={entry.title} params={params} />
      </Suspense>
    </ErrorBoundary>
  )
  return entry.access === 'protected' ? (
    <Shell key={session.generation} menu={menuEntries}>
      {screen}
    </Shell>
  ) : (
    <PublicLayout>{screen}</PublicLayout>
  )
})

function useRouteOf(location: string): { entry: RouteEntry; params: RouteParameters } | undefined {
  const { parser } = useRouter()
  for (const entry of routes) {
    const [matches, params] = matchRoute(parser, entry.path, location)
    if (matches) return { entry, params }
  }
  return undefined
}
