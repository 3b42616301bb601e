import type { Area } from '@application/areas.ts'
import { Clock } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { InstallPrompt } from '@application/install/install-prompt.ts'
import { PushSubscriptions } from '@application/push/push-subscriptions.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify'
import { HttpClient } from '../http/http-client.ts'
import { IN_MEMORY_PORTS, PORTS } from '../in-memory/ports.ts'
import { InMemoryPushSubscriptions } from '../in-memory/push/in-memory-push-subscriptions.ts'
import type { World } from '../in-memory/world.ts'
import type { Substitutes } from './fetched-areas.ts'

/**
 * Replaces every HTTP adapter, and the parts of the browser that a scenario sets (clock, installation, network, push), by adapters in
 * memory. The HTTP client is unbound, so an HTTP adapter that is missing in `IN_MEMORY_PORTS` cannot be created.
 */
export function inMemorySubstitutes(world: World): Substitutes {
  const others: Readonly<Partial<Record<Area | 'start', (options: ContainerModuleLoadOptions) => void>>> = {
    start: ({ rebind }) => {
      rebind(Clock).toConstantValue(world.clock)
      rebind(InstallPrompt).toConstantValue(world.installPrompt)
    },
    http: ({ rebind, unbind }) => {
      unbind(HttpClient)
      rebind(Connectivity).toConstantValue(world.connectivity)
    },
    consents: ({ rebind }) => {
      rebind(PushSubscriptions).toResolvedValue(
        (sessions) => new InMemoryPushSubscriptions(sessions, world.canAskForPushes),
        [SessionStore],
      )
    },
  }
  return (area) =>
    new ContainerModule((options) => {
      for (const name of PORTS) {
        const { port } = IN_MEMORY_PORTS[name]
        if (options.isBound(port)) options.rebind<object>(port).toConstantValue(world[name])
      }
      others[area]?.(options)
    })
}
