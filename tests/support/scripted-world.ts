import 'reflect-metadata'
import { Clock } from '@application/clock.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { readRuntimeConfiguration } from '@infrastructure/browser/runtime-configuration.ts'
import { httpModule } from '@infrastructure/container/http.module.ts'
import { Container, type ServiceIdentifier } from 'inversify'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { ALWAYS_ONLINE } from './always-online.ts'
import { session } from './factories/session.ts'
import { ImpatientClock } from './impatient-clock.ts'
import { type Outcome, scriptedTransport } from './scripted-transport.ts'

const configuration = readRuntimeConfiguration(
  JSON.stringify({
    identityApi: 'https://identidade.example',
    publicApi: 'https://conteudo.example',
    profileApi: 'https://perfil.example',
    domain: 'loja.example',
    appId: 'app',
    appSecretKey: 'secret',
    statesUrl: 'https://estados.example/',
    pingUrl: 'https://ping.example/',
  }),
  'https://portal.example',
)

/** The real HTTP adapters, bound as in production, on a network that does what it is told. */
export function scriptedWorld(...outcomes: readonly Outcome[]) {
  const { sent, transport } = scriptedTransport(...outcomes)
  const sessions = new InMemorySessionStore(session.build())
  const container = new Container()
  container.bind(SessionStore).toConstantValue(sessions)
  container.bind(Clock).toConstantValue(new ImpatientClock())
  container.load(
    httpModule(configuration, {
      origin: 'https://portal.example',
      connection: ALWAYS_ONLINE,
      transport,
    }),
  )
  return { sent, sessions, get: <T>(identifier: ServiceIdentifier<T>) => container.get(identifier) }
}
