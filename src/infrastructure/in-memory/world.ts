import { type Clock, delay } from '@application/clock.ts'
import { BrowserClock } from '../browser/browser-clock.ts'
import { InMemoryLoyaltyAccount } from './campaigns/in-memory-loyalty-account.ts'
import { InMemoryConnectivity } from './connectivity/in-memory-connectivity.ts'
import { InMemoryInstallPrompt } from './install/in-memory-install-prompt.ts'
import { PORTS, portsInMemory } from './ports.ts'
import { momentOf, type Scenario } from './scenario.ts'
import { ownRows, scenarioData } from './scenario-data.ts'
import { demoPasswords } from './session/demo-passwords.ts'
import { InMemoryAccounts } from './session/in-memory-accounts.ts'
import type { Steering } from './steering.ts'

const ONE_DAY = 24 * 60 * 60 * 1000
/** Milliseconds: long enough to read what a screen says while it waits. */
const SLOW = 3000

export type World = ReturnType<typeof inMemoryWorld>

/** Everything around the portal as a scenario wants it, without a backend: what the container binds. */
export function inMemoryWorld(scenario: Scenario, clock: Clock = scenarioClock(scenario)) {
  const data = scenarioData(scenario, clock.today())
  const ports = portsInMemory({
    clock,
    data,
    ownRows: ownRows(scenario),
    account: new InMemoryLoyaltyAccount(clock, data.campaigns),
    accounts: new InMemoryAccounts(demoPasswords, data.person.document),
  })
  const connectivity = new InMemoryConnectivity()

  for (const name of scenario.portas.length > 0 ? scenario.portas : PORTS) {
    steer(ports[name].steering, scenario, clock)
  }
  if (scenario.respostas === 'offline') connectivity.lose()

  return {
    ...ports,
    clock,
    connectivity,
    installPrompt: new InMemoryInstallPrompt(scenario.avisos.includes('instalar') ? 'browser' : 'none'),
    canAskForPushes: scenario.avisos.includes('push'),
    /** Whether the portal asks for a favour as it does from the second visit on. */
    isAskedForFavours: scenario.avisos.includes('instalar') || scenario.avisos.includes('push'),
    preferredStore: scenario.loja === 'escolhida' ? data.stores[0]?.id : undefined,
    /** Who is signed in from the start. */
    signedIn:
      scenario.sessao === 'aberta'
        ? { document: data.person.document, token: 'scenario', expiresAt: clock.now() + ONE_DAY }
        : undefined,
  }
}

function steer(steering: Steering, { respostas }: Scenario, clock: Clock): void {
  if (respostas === 'retidas') steering.hold()
  if (respostas === 'offline') steering.failWith({ kind: 'offline' })
  if (respostas === 'falham') {
    steering.failWith({ kind: 'rejected', status: 503, description: '', errors: [] })
  }
  if (respostas === 'lentas') {
    steering.slowDown(() => delay(clock, SLOW))
  }
}

/** Goes on from the minute that the scenario names. */
function scenarioClock({ relogio }: Scenario): Clock {
  const opened = relogio === undefined ? undefined : momentOf(relogio)
  return new ShiftedClock(opened === undefined ? 0 : opened - Date.now())
}

class ShiftedClock extends BrowserClock {
  /** @param shift milliseconds by which it is ahead. */
  constructor(private readonly shift: number) {
    super()
  }

  override now(): number {
    return super.now() + this.shift
  }
}
