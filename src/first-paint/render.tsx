// Before every adapter: their decorators store metadata with it, and the container reads that metadata.
import 'reflect-metadata/lite'

import { Areas } from '@application/areas.ts'
import { fetchCleaning } from '@infrastructure/browser/dompurify-html-sanitizer.ts'
import { areaSources, withDependencies } from '@infrastructure/container/fetched-areas.ts'
import { inMemorySubstitutes } from '@infrastructure/container/in-memory-substitutes.ts'
import { portalContainer } from '@infrastructure/container/portal-container.ts'
import { parseScenario } from '@infrastructure/in-memory/scenario.ts'
import { inMemoryWorld } from '@infrastructure/in-memory/world.ts'
import type { LatePart } from '@infrastructure/portal-files.ts'
import { readRuntimeConfiguration } from '@infrastructure/runtime-configuration.ts'
import { fetchRules } from '@infrastructure/validation/fetch-rules.ts'
import { App } from '@ui/app/app.tsx'
import { menuEntries, routes } from '@ui/app/routes.ts'
import { loadShell, Screens } from '@ui/app/screens.ts'
import { importMasking } from '@ui/kit/late-masking.ts'
import { paths } from '@ui/screen/paths.ts'
import { ScreenSkeleton } from '@ui/screen/screen-skeleton.tsx'
import { type Resolve, ViewModelProvider } from '@ui/screen/view-model.tsx'
import { PublicLayout } from '@ui/shell/public-layout.tsx'
import type { ServiceIdentifier } from 'inversify'
import { enableStaticRendering } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { uiModule } from '../ui.module.ts'

export const loginPath = paths.login
export const homePath = paths.home

/** What each late part imports. The build reads from these functions which files a part needs. */
export const lateParts: Readonly<Record<LatePart, (...values: never) => unknown>> = {
  'first-call': areaSources.http.fetch,
  'form-rules': fetchRules,
  sanitizer: fetchCleaning,
}

/** What each screen imports when it is opened: functions that import one module each, or none. */
export const screens = routes.map(({ path, title, access, screen, areas = [], hasMasks }) => {
  const isProtected = access === 'protected'
  const needed = withDependencies(isProtected ? [...areas, 'shell'] : areas)
  const loads = [
    ...(isProtected ? [loadShell] : []),
    screen,
    ...(hasMasks ? [importMasking] : []),
    ...needed.map((area) => areaSources[area].fetch),
  ]
  return { path, title, isProtected, loads }
})

/** The markup of the pages that are shown before any JavaScript has arrived. */
export interface FirstPaint {
  /** The login, which the portal takes over as it is. */
  readonly login: string
  /** What surrounds the screens of a signed-in customer, around a screen that is loading. */
  readonly 'signed-in': string
  /** The same for the other screens that need no session. */
  readonly public: string
}

/** @param window a window of a page without a session. Its parts must be global while this runs. */
export async function render(window: Window & typeof globalThis): Promise<FirstPaint> {
  enableStaticRendering(true)
  const configuration = readRuntimeConfiguration(
    JSON.stringify({ identityApi: '/', publicApi: '/' }),
    window.document.baseURI,
  )
  const world = inMemoryWorld(parseScenario('').scenario)
  const container = portalContainer(window, configuration, inMemorySubstitutes(world))
  container.load(uiModule(window.document))
  const resolve: Resolve = <T,>(identifier: unknown) => container.get(identifier as ServiceIdentifier<T>)
  const portalScreens = new Screens(container.get(Areas), resolve)
  const { Shell } = portalScreens
  await Promise.all([portalScreens.fetch(paths.login, { signedIn: false }), Shell.fetch()])

  const around = (children: ReactNode) => (
    <ViewModelProvider resolve={resolve}>
      <Router hook={useHashLocation}>{children}</Router>
    </ViewModelProvider>
  )
  return {
    login: await markup(<App resolve={resolve} screens={portalScreens} />),
    'signed-in': await markup(
      around(
        <Shell menu={menuEntries}>
          <ScreenSkeleton />
        </Shell>,
      ),
    ),
    public: await markup(
      around(
        <PublicLayout>
          <ScreenSkeleton />
        </PublicLayout>,
      ),
    ),
  }
}

async function markup(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    onError: (thrown) => {
      throw thrown
    },
  })
  return new Response(prelude).text()
}
