import { observer } from 'mobx-react-lite'
import { Component, createContext, memo, type ReactNode, useContext } from 'react'
import { type BaseLocationHook, Redirect, useLocation, Router as WouterRouter } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { type Carried, carriedIn } from '../screen/carried.ts'
import { ErrorBoundary } from '../screen/error-boundary.tsx'
import { withTransition } from '../screen/opened-picture.ts'
import { ScreenSkeleton } from '../screen/screen-skeleton.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { PublicLayout } from '../shell/public-layout.tsx'
import { menuEntries } from './routes.ts'
import type { Screens } from './screens.ts'
import { SessionViewModel } from './session-view-model.ts'

interface RouterProps {
  readonly screens: Screens
}

/** Opens the screen that the address names, if this customer may see it (product.md §2 and §6). */
export function Router(props: RouterProps) {
  return (
    <WouterRouter hook={useRoute} hrefs={hashOf} aroundNav={withTransition}>
      <CurrentScreen {...props} />
    </WouterRouter>
  )
}

/** Always the same function: with a new one the library would draw every link of the page again. */
const hashOf = (path: string) => `#${path}`

/** In small letters; the id of a campaign stays as it is. */
const withoutCapitals = (part: string, index: number, parts: readonly string[]) =>
  parts[index - 1]?.toLowerCase() === 'campanha' ? part : part.toLowerCase()

/**
 * Without the parameters that links in campaigns and mails append: `#/register?utm_source=…` is the registration (product.md, rule 25).
 * Without a slash at the end and in small letters too, so that the shell knows `#/Portal/` for home.
 */
const useRoute: BaseLocationHook = () => {
  const [location, navigate] = useHashLocation()
  const path = location.replace(/\?.*$/, '').replace(/(.)\/$/, '$1')
  return [path.split('/').map(withoutCapitals).join('/'), navigate]
}

interface BlurOnScreenChangeProps {
  readonly location: string
  readonly children: ReactNode
}

/**
 * Takes the focus from the screen that is left, before React changes the page. Otherwise the browser takes it when React removes the
 * focused element, and first lays out the whole page, half old and half new (docs/decisions/138).
 */
class BlurOnScreenChange extends Component<BlurOnScreenChangeProps> {
  override getSnapshotBeforeUpdate({ location }: BlurOnScreenChangeProps): null {
    const { activeElement } = document
    const isLeft = location !== this.props.location && activeElement?.closest('main')
    if (isLeft && activeElement instanceof HTMLElement) activeElement.blur()
    return null
  }

  // It does nothing, but React warns when a component has getSnapshotBeforeUpdate without it.
  override componentDidUpdate() {}

  override render() {
    return this.props.children
  }
}

const CurrentScreen = observer(function CurrentScreen({ screens }: RouterProps) {
  const [location] = useLocation()
  const session = useViewModel(SessionViewModel)
  const { wanted } = carriedIn(window.history.state)
  const shown = screens.shownAt(location, { signedIn: session.status === 'signed-in', wanted })
  // The key makes a new Redirect for each target, because one Redirect acts only once.
  if ('redirect' in shown) {
    // An address that was asked for without a session opens after signing in. The one at which a session ended does not.
    const state: Carried = { wanted: session.endedElsewhere ? undefined : shown.wanted }
    return <Redirect key={shown.redirect} to={shown.redirect} state={state} replace />
  }
  const { entry, Screen, params } = shown

  const screen = (
    <BlurOnScreenChange location={location}>
      {/* Keyed by the address: another campaign is another screen, with a view-model of its own. */}
      <ErrorBoundary key={location} scope="screen">
        <Screen title={entry.title} params={params} fallback={<ScreenSkeleton />} />
      </ErrorBoundary>
    </BlurOnScreenChange>
  )
  if (entry.access === 'public') return <PublicLayout>{screen}</PublicLayout>
  return (
    <ScreenContext value={screen}>
      <Frame key={session.generation} Shell={screens.Shell} />
    </ScreenContext>
  )
})

const ScreenContext = createContext<ReactNode>(null)

const ScreenPlace = () => useContext(ScreenContext)

/** Around every screen of a signed-in customer. The screen comes by a context, so that a change of screen draws only the screen. */
const Frame = memo(function Frame({ Shell }: Pick<Screens, 'Shell'>) {
  return (
    <Shell menu={menuEntries} fallback={<ScreenSkeleton />}>
      <ScreenPlace />
    </Shell>
  )
})
