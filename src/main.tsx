// Before every component's styles: it declares the order of the cascade layers.
import '@ui/kit/global.css'
// Before every adapter: their decorators store metadata with it, and the container reads that metadata.
import 'reflect-metadata/lite'

import { Areas } from '@application/areas.ts'
import { Clock } from '@application/clock.ts'
import { PushEnd } from '@application/push/push-end.ts'
import { RestoreSession } from '@application/session/restore-session.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { type Observation, Observations } from '@application/telemetry/observations.ts'
import { afterTask } from '@infrastructure/after-task.ts'
import { fetchAhead } from '@infrastructure/browser/fetch-ahead.ts'
import { recoverFromMissingChunks } from '@infrastructure/browser/missing-chunks.ts'
import { pageProvesOnline } from '@infrastructure/browser/page-proves-online.ts'
import { pathInHash } from '@infrastructure/browser/path-in-hash.ts'
import { HtmlPolicy } from '@infrastructure/browser/trusted-types.ts'
import type { Substitutes } from '@infrastructure/container/fetched-areas.ts'
import { portalContainer } from '@infrastructure/container/portal-container.ts'
import { portalFiles } from '@infrastructure/portal-files.ts'
import {
  CONFIGURATION_ELEMENT_ID,
  ConfigurationProblem,
  type RuntimeConfiguration,
  readRuntimeConfiguration,
} from '@infrastructure/runtime-configuration.ts'
import { SESSION_STORAGE } from '@infrastructure/storage/safe-storage.ts'
import { App } from '@ui/app/app.tsx'
import { Screens, type Visitor } from '@ui/app/screens.ts'
import { sayWhenSessionExpires } from '@ui/app/session-expiry.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { carriedIn } from '@ui/screen/carried.ts'
import { ComingReload } from '@ui/screen/coming-reload.ts'
import { untilQuiet } from '@ui/screen/quiet.ts'
import { ReadOrder } from '@ui/screen/read-order.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { TypedText } from '@ui/screen/typed-text.ts'
import type { Resolve } from '@ui/screen/view-model.tsx'
import type { Container, ServiceIdentifier } from 'inversify'
import { configure } from 'mobx'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-hash-location'
import { uiModule } from './ui.module.ts'

/** boot.ts fetches this file only where the page has this element. */
const root = document.getElementById('root') as HTMLElement

configure({ enforceActions: 'always' })
pageProvesOnline(window)
/** Rejects when the portal could not show its first screen (boot.ts). */
export const started: Promise<void> = afterTask().then(start)

async function start(): Promise<void> {
  const configuration = await readConfiguration()
  if (configuration === undefined) return
  const container = portalContainer(window, configuration, await backendSubstitutes())
  await afterTask()
  prepare(container, configuration)
  await afterTask()
  const resolve: Resolve = <T,>(identifier: unknown) => container.get(identifier as ServiceIdentifier<T>)
  const screens = new Screens(container.get(Areas), resolve)
  const visitor: Visitor = { signedIn: container.get(RestoreSession).execute() === 'signed-in' }
  const sessions = container.get(SessionStore)
  sessions.subscribe((change) => {
    if (change === 'signed-in') void fetchNextScreens(container, screens, { signedIn: true })
  })
  sayWhenSessionExpires(sessions, container.get(Toasts))
  await afterTask()
  openFirstScreen(screens, visitor)
  const path = pathInHash(window.location)
  // A failure is not handled here: a part that cannot be fetched shows its own error when it is drawn.
  const fetched = screens.fetch(path, visitor).then(
    () => true,
    () => false,
  )
  if (visitor.signedIn) await afterTask().then(loadLanguageData)
  const isThere = await fetched
  await afterTask()
  show(
    <App
      resolve={resolve}
      screens={screens}
      onShown={() => {
        makeRootInteractive()
        void fetchNextScreens(container, screens, visitor)
      }}
    />,
    // The customer may have pressed a link of the login meanwhile, and then another screen is shown.
    isThere && path === pathInHash(window.location) && screens.isLogin(path, visitor),
  )
}

/** Undefined when it is wrong: then the page says what is wrong with it. */
async function readConfiguration(): Promise<RuntimeConfiguration | undefined> {
  try {
    const block = document.getElementById(CONFIGURATION_ELEMENT_ID)
    return readRuntimeConfiguration(block?.textContent, document.baseURI)
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationProblem)) throw thrown
    const { ConfigurationProblemPage } = await import('@ui/app/configuration-problem-page.tsx')
    const page = <ConfigurationProblemPage configurationKey={thrown.key} problem={thrown.problem} />
    createRoot(root).render(page)
    delete document.documentElement.dataset.start
    makeRootInteractive()
    return undefined
  }
}

/** What must be there before any screen runs: the policy for HTML, the reports, and a way back when a file of the code is missing. */
function prepare(container: Container, { telemetry }: RuntimeConfiguration): void {
  container.get(HtmlPolicy).install(window)
  container.load(uiModule(document))
  const observations = container.get(Observations)
  if (telemetry && Math.random() < telemetry.sampleRate) {
    observations.begin()
    void import('./report-visit.ts').then(({ reportVisit }) => reportVisit(window, container)).catch(() => {})
  }
  if (import.meta.env.DEV) observations.sendTo(sayUnexpected)
  recoverFromMissingChunks(window, {
    storage: container.get(SESSION_STORAGE),
    clock: container.get(Clock),
    observations,
    wouldLose: () => container.get(TypedText).isThere() || container.get(RunningWrites).any(),
    comingReload: container.get(ComingReload),
  })
}

/** What can wait until nothing else is under way: the code of the screens that come next, and the pushes that a last visit has left. */
async function fetchNextScreens(container: Container, screens: Screens, visitor: Visitor): Promise<void> {
  await untilQuiet(container.get(ReadOrder))
  if (!visitor.signedIn) void container.get(PushEnd).endOwnerless()
  const filesOf = portalFiles(document)
  const next = screens
    .next(visitor)
    .map((path) => ({ files: filesOf(path), load: () => screens.fetchCode(path) }))
  void fetchAhead(window, next)
}

/** For the developer, in the console: what is wrong with an answer. The customer reads only that it could not be shown. */
function sayUnexpected(observation: Observation): void {
  if (observation.kind !== 'call' || observation.failure.kind !== 'unexpected') return
  const { method, address, failure } = observation
  // biome-ignore lint/suspicious/noConsole: in development the console is where a developer looks.
  console.error(`${method} ${address}: ${failure.detail}`)
}

/** Substitutes for the backend in the mode without one. They are not in the production build. */
async function backendSubstitutes(): Promise<Substitutes | undefined> {
  if (import.meta.env.MODE !== 'in-memory') return undefined
  const { inMemorySubstitutes } = await import('@infrastructure/container/in-memory-substitutes.ts')
  const { openWorkshop } = await import('./workshop/workshop.tsx')
  return inMemorySubstitutes(openWorkshop(window))
}

/** Goes where the address leads this visitor. A redirect while React draws would make it draw the next screen in one long piece. */
function openFirstScreen(screens: Screens, visitor: Visitor): void {
  const { wanted } = carriedIn(window.history.state)
  const shown = screens.shownAt(pathInHash(window.location), { ...visitor, wanted })
  if ('redirect' in shown) navigate(shown.redirect, { state: { wanted: shown.wanted }, replace: true })
}

/** Keeps the login that the build has drawn, with what the customer has typed in it. Any other screen replaces what is there. */
function show(page: ReactNode, isLogin: boolean): void {
  // A transition is drawn in small steps: a press in between is answered at once.
  startTransition(() => {
    if (isLogin && document.documentElement.dataset.start === 'login') hydrateRoot(root, page)
    else createRoot(root).render(page)
  })
}

/**
 * The browser loads its language data when it is first asked for a format, which takes 10 ms, and 40 ms on an old phone. Here it is a
 * task of its own, so that the first drawing of home does not become longer.
 */
function loadLanguageData(): void {
  new Intl.NumberFormat('pt-BR')
}

/** first-paint.js makes the root inert, because its markup cannot answer yet. What React draws can. */
function makeRootInteractive(): void {
  root.inert = false
}
