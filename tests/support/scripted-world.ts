import { readRuntimeConfiguration } from '@infrastructure/runtime-configuration.ts'
import type { ServiceIdentifier } from 'inversify'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { session } from './factories/session.ts'
import { httpContainer } from './http-container.ts'
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

/** The real HTTP adapters, bound as in production, on a network with given outcomes. */
export function scriptedWorld(...outcomes: readonly Outcome[]) {
  const { sent, transport } = scriptedTransport(...outcomes)
  const sessions = new InMemorySessionStore(session.build())
  const container = httpContainer(configuration, sessions, transport)
  return {
    sent,
    sessions,
    container,
    get: <T>(identifier: ServiceIdentifier<T>) => container.get(identifier),
  }
}
