import type { Clock } from '@application/clock.ts'
import { BrowserClock } from '../browser/browser-clock.ts'
import { InMemoryBannerRepository } from './banners/in-memory-banner-repository.ts'
import { InMemoryCampaignRepository } from './campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from './campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from './campaigns/in-memory-redemption-repository.ts'
import { InMemoryCashbackRepository } from './cashback/in-memory-cashback-repository.ts'
import { InMemoryConnectivity } from './connectivity/in-memory-connectivity.ts'
import { InMemoryFlyerRepository } from './flyers/in-memory-flyer-repository.ts'
import { InMemoryInstallPrompt } from './install/in-memory-install-prompt.ts'
import { InMemoryOfferRepository } from './offers/in-memory-offer-repository.ts'
import { demoGeography } from './person/demo-places.ts'
import { InMemoryLineOfBusinessRepository } from './person/in-memory-line-of-business-repository.ts'
import { InMemoryPersonRepository } from './person/in-memory-person-repository.ts'
import { InMemoryPlaceRepository } from './person/in-memory-place-repository.ts'
import { InMemoryPreferenceRepository } from './preferences/in-memory-preference-repository.ts'
import { InMemoryProfileImageRepository } from './profile/in-memory-profile-image-repository.ts'
import { InMemoryPurchaseRepository } from './purchases/in-memory-purchase-repository.ts'
import { InMemoryPushDirectory } from './push/in-memory-push-directory.ts'
import { InMemoryRegistrationRepository } from './registration/in-memory-registration-repository.ts'
import { momentOf, PORTS, type PortName, type Scenario } from './scenario.ts'
import { scenarioData } from './scenario-data.ts'
import { demoPasswords } from './session/demo-passwords.ts'
import { InMemoryAuthentication } from './session/in-memory-authentication.ts'
import { InMemoryPasswords } from './session/in-memory-passwords.ts'
import type { Steering } from './steering.ts'
import { InMemoryStoreRepository } from './stores/in-memory-store-repository.ts'
import { InMemoryTermRepository } from './terms/in-memory-term-repository.ts'
import { InMemoryVoucherRepository } from './vouchers/in-memory-voucher-repository.ts'

const ONE_DAY = 24 * 60 * 60 * 1000
/** Milliseconds: long enough to read what a screen says while it waits. */
const SLOW = 3000

export type World = ReturnType<typeof inMemoryWorld>

/** Everything around the portal as a scenario wants it, without a backend: what the container binds. */
export function inMemoryWorld(scenario: Scenario, clock: Clock = scenarioClock(scenario)) {
  const data = scenarioData(scenario, clock.today())
  const account = new InMemoryLoyaltyAccount(clock, data.campaigns)
  const ports = {
    authentication: new InMemoryAuthentication(clock, demoPasswords),
    banners: new InMemoryBannerRepository(),
    campaigns: new InMemoryCampaignRepository(account),
    cashback: new InMemoryCashbackRepository(data),
    flyers: new InMemoryFlyerRepository(data.flyers),
    linesOfBusiness: new InMemoryLineOfBusinessRepository(['Mercearia', 'Padaria', 'Restaurante']),
    offers: new InMemoryOfferRepository(data.promotions),
    passwords: new InMemoryPasswords([...demoPasswords.keys()]),
    people: new InMemoryPersonRepository(data.person),
    photos: new InMemoryProfileImageRepository(),
    places: new InMemoryPlaceRepository(demoGeography),
    preferences: new InMemoryPreferenceRepository(data.person.preferences),
    purchases: new InMemoryPurchaseRepository(data),
    pushDirectory: new InMemoryPushDirectory(),
    redemptions: new InMemoryRedemptionRepository(account),
    registrations: new InMemoryRegistrationRepository(),
    stores: new InMemoryStoreRepository(data.stores),
    terms: new InMemoryTermRepository(data.terms, [...data.accepted]),
    vouchers: new InMemoryVoucherRepository(data.vouchers, clock.today()),
  } satisfies Record<PortName, { readonly steering: Steering }>
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
    pushState: scenario.avisos.includes('push') ? ('askable' as const) : ('unsupported' as const),
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
    steering.slowDown(() => new Promise((resolve) => clock.after(SLOW, resolve)))
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
