import { Areas } from '@application/areas.ts'
import { observer } from 'mobx-react-lite'
import { type ComponentType, Suspense, useState } from 'react'
import { matchRoute, Redirect, useLocation, useRouter, Router as WouterRouter } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { lazyPart } from '../screen/lazy-part.ts'
import { paths } from '../screen/paths.ts'
import type { RouteParameters, ScreenProps } from '../screen/screen-props.ts'
import { ScreenSkeleton } from '../screen/screen-skeleton.tsx'
import { useService } from '../screen/view-model.tsx'
import { PublicLayout } from '../shell/public-layout.tsx'
import { Shell } from '../shell/shell.tsx'
import { menuEntries, type RouteEntry, routes } from './routes.ts'
import type { SessionViewModel } from './session-view-model.ts'

/** Opens the screen that the address names, if this customer may see it (product.md §2 and §6). */
export function Router({ session }: { session: SessionViewModel }) {
  const areas = useService(Areas)
  const [screens] = useState(() => routes.map((entry) => screenOf(entry, areas)))
  return (
    <WouterRouter hook={useHashLocation}>
      <CurrentScreen session={session} screens={screens} />
    </WouterRouter>
  )
}

interface ScreenOfRoute {
  readonly entry: RouteEntry
  readonly Screen: ComponentType<ScreenProps>
}

/** The screen with everything that it needs, all fetched at the same time. */
function screenOf(entry: RouteEntry, areas: Areas): ScreenOfRoute {
  const needed = entry.areas ?? []
  const Screen = lazyPart(async () => {
    const [component] = await Promise.all([entry.screen(), ...needed.map((area) => areas.load(area))])
    return component
  })
  return { entry, Screen }
}

interface CurrentScreenProps {
  readonly session: SessionViewModel
  readonly screens: readonly ScreenOfRoute[]
}

const CurrentScreen = observer(function CurrentScreen({ session, screens }: CurrentScreenProps) {
  const [location] = useLocation()
  const match = useRouteOf(location, screens)
  const signedIn = session.status === 'signed-in'

  // Keyed, because one redirect acts once: an unknown address leads to the login, and from there to the home screen.
  if (match === undefined) return <Redirect key={paths.login} to={paths.login} replace />
  const { entry, Screen, params } = match
  if (entry.access === 'protected' && !signedIn)
    return <Redirect key={paths.login} to={paths.login} replace />
  if (entry.path === paths.login && signedIn) return <Redirect key={paths.home} to={paths.home} replace />

  const screen = (
    // Keyed by the address: another campaign is another screen, with a view-model of its own.
    <ErrorBoundary key={location} scope="screen">
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen title={entry.title} params={params} />
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

function useRouteOf(
  location: string,
  screens: readonly ScreenOfRoute[],
): (ScreenOfRoute & { readonly params: RouteParameters }) | undefined {
  const { parser } = useRouter()
  for (const { entry, Screen } of screens) {
    const [matches, params] = matchRoute(parser, entry.path, location)
    if (matches) return { entry, Screen, params }
  }
  return undefined
}
