import { Clock } from '@application/clock.ts'
import { Authentication } from '@application/session/authentication.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { areaSources } from '@infrastructure/container/fetched-areas.ts'
import { HTTP_AUTHENTICATION } from '@infrastructure/container/fetched-authentication.ts'
import { portalContainer } from '@infrastructure/container/portal-container.ts'
import { DeviceConnection } from '@infrastructure/device-connection.ts'
import { axiosTransport } from '@infrastructure/http/axios-transport.ts'
import { TRANSPORT } from '@infrastructure/http/transport.ts'
import type { RuntimeConfiguration } from '@infrastructure/runtime-configuration.ts'
import type { AxiosAdapter } from 'axios'
import type { Container } from 'inversify'
import { ImpatientClock } from './impatient-clock.ts'
import { scriptedWindow } from './scripted-window.ts'

const everyArea = await Promise.all(Object.values(areaSources).map(({ fetch }) => fetch()))

/** A device that never loses its connection. */
const ALWAYS_ONLINE: DeviceConnection = {
  isOnline: () => true,
  serverAnswered: () => {},
  subscribe: () => () => {},
}

/**
 * The HTTP adapters of every area, bound as in production.
 * @param transport how every request is sent; over the network unless given.
 */
export function httpContainer(
  configuration: RuntimeConfiguration,
  sessions: SessionStore,
  transport?: AxiosAdapter,
): Container {
  const container = portalContainer(scriptedWindow(), configuration)
  container.load(...everyArea.map(({ areaModule }) => areaModule))
  // Bound directly, because the module of `http` is loaded already and need not be fetched at the first sign-in.
  container.rebind(Authentication).toDynamicValue(() => container.get(HTTP_AUTHENTICATION))
  container.rebind(SessionStore).toConstantValue(sessions)
  container.rebind(Clock).toConstantValue(new ImpatientClock())
  container.rebind(DeviceConnection).toConstantValue(ALWAYS_ONLINE)
  container.rebind(TRANSPORT).toConstantValue(axiosTransport(transport))
  return container
}
