import { Areas } from '@application/areas.ts'
import { InstallPrompt } from '@application/install/install-prompt.ts'
import { Authentication } from '@application/session/authentication.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { Container } from 'inversify'
import { BROWSER_WINDOW } from '../browser/browser-window.ts'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { SessionTraces } from '../storage/session-traces.ts'
import { FetchedAreas, type Substitutes } from './fetched-areas.ts'
import { FetchedAuthentication } from './fetched-authentication.ts'
import { portalModule } from './portal.module.ts'
import { sessionModule } from './session.module.ts'

/** What has to listen to the browser or to the session from the first moment: the browser offers the installation once. */
const LISTENING_FROM_START = [SessionStore, SessionTraces, InstallPrompt]

/**
 * The container of the portal, with everything that the session and the guard need. Everything else comes by area, through
 * the port `Areas`. There is one of each unless a binding says otherwise.
 *
 * @param substitutes what replaces the real backend.
 */
export function portalContainer(
  window: Window & typeof globalThis,
  configuration: RuntimeConfiguration,
  substitutes?: Substitutes,
): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(BROWSER_WINDOW).toConstantValue(window)
  container.bind(RuntimeConfiguration).toConstantValue(configuration)
  const areas = new FetchedAreas(window, container, substitutes)
  container.bind(Areas).toConstantValue(areas)
  const authentication = new FetchedAuthentication(areas, container)
  container.bind(Authentication).toConstantValue(authentication)
  container.load(sessionModule, portalModule)
  if (substitutes) container.load(substitutes('start'))
  for (const identifier of LISTENING_FROM_START) container.get<object>(identifier)
  return container
}
