import type { Area } from '@application/areas.ts'
import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import type { Clock } from '@application/clock.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { PushDirectory } from '@application/push/push-directory.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { Authentication } from '@application/session/authentication.ts'
import { Passwords } from '@application/session/passwords.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { ServiceIdentifier } from 'inversify'
import { InMemoryBannerRepository } from './banners/in-memory-banner-repository.ts'
import { InMemoryCampaignRepository } from './campaigns/in-memory-campaign-repository.ts'
import type { InMemoryLoyaltyAccount } from './campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from './campaigns/in-memory-redemption-repository.ts'
import { InMemoryCashbackRepository } from './cashback/in-memory-cashback-repository.ts'
import { InMemoryFlyerRepository } from './flyers/in-memory-flyer-repository.ts'
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
import type { ScenarioData } from './scenario-data.ts'
import { demoPasswords } from './session/demo-passwords.ts'
import { InMemoryAuthentication } from './session/in-memory-authentication.ts'
import { InMemoryPasswords } from './session/in-memory-passwords.ts'
import type { Steering } from './steering.ts'
import { InMemoryStoreRepository } from './stores/in-memory-store-repository.ts'
import { InMemoryTermRepository } from './terms/in-memory-term-repository.ts'
import { InMemoryVoucherRepository } from './vouchers/in-memory-voucher-repository.ts'

/** What the adapters of one world share. */
interface Parts {
  readonly clock: Clock
  readonly data: ScenarioData
  readonly account: InMemoryLoyaltyAccount
}

/**
 * @param port what the adapter takes the place of.
 * @param area whose module binds the port to the adapter over HTTP; `start` is what is there from the start.
 */
const inMemory = <Port extends object, Adapter extends Port & { readonly steering: Steering }>(
  port: ServiceIdentifier<Port>,
  area: Area | 'start',
  make: (parts: Parts) => Adapter,
) => ({ port, area, make })

/** Every port that answers in memory, by its name in the address of a scenario. */
export const IN_MEMORY_PORTS = {
  authentication: inMemory(
    Authentication,
    'start',
    ({ clock }) => new InMemoryAuthentication(clock, demoPasswords),
  ),
  banners: inMemory(BannerRepository, 'shell', () => new InMemoryBannerRepository()),
  campaigns: inMemory(
    CampaignRepository,
    'campaigns',
    ({ account }) => new InMemoryCampaignRepository(account),
  ),
  cashback: inMemory(CashbackRepository, 'cashback', ({ data }) => new InMemoryCashbackRepository(data)),
  flyers: inMemory(FlyerRepository, 'flyers', ({ data }) => new InMemoryFlyerRepository(data.flyers)),
  linesOfBusiness: inMemory(
    LineOfBusinessRepository,
    'person',
    () => new InMemoryLineOfBusinessRepository(['Mercearia', 'Padaria', 'Restaurante']),
  ),
  offers: inMemory(OfferRepository, 'offers', ({ data }) => new InMemoryOfferRepository(data.promotions)),
  passwords: inMemory(Passwords, 'passwords', () => new InMemoryPasswords([...demoPasswords.keys()])),
  people: inMemory(PersonRepository, 'shell', ({ data }) => new InMemoryPersonRepository(data.person)),
  photos: inMemory(ProfileImageRepository, 'shell', () => new InMemoryProfileImageRepository()),
  places: inMemory(PlaceRepository, 'person', () => new InMemoryPlaceRepository(demoGeography)),
  preferences: inMemory(
    PreferenceRepository,
    'consents',
    ({ data }) => new InMemoryPreferenceRepository(data.person.preferences),
  ),
  purchases: inMemory(PurchaseRepository, 'purchases', ({ data }) => new InMemoryPurchaseRepository(data)),
  pushDirectory: inMemory(PushDirectory, 'consents', () => new InMemoryPushDirectory()),
  redemptions: inMemory(
    RedemptionRepository,
    'campaigns',
    ({ account }) => new InMemoryRedemptionRepository(account),
  ),
  registrations: inMemory(RegistrationRepository, 'registration', () => new InMemoryRegistrationRepository()),
  stores: inMemory(StoreRepository, 'shell', ({ data }) => new InMemoryStoreRepository(data.stores)),
  terms: inMemory(
    TermRepository,
    'consents',
    ({ data }) => new InMemoryTermRepository(data.terms, [...data.accepted]),
  ),
  vouchers: inMemory(
    VoucherRepository,
    'vouchers',
    ({ clock, data }) => new InMemoryVoucherRepository(data.vouchers, clock.today()),
  ),
}

type PortName = keyof typeof IN_MEMORY_PORTS

export const PORTS = Object.keys(IN_MEMORY_PORTS) as readonly PortName[]

type PortsInMemory = {
  readonly [Name in PortName]: ReturnType<(typeof IN_MEMORY_PORTS)[Name]['make']>
}

export function portsInMemory(parts: Parts): PortsInMemory {
  const made = PORTS.map((name) => [name, IN_MEMORY_PORTS[name].make(parts)])
  return Object.fromEntries(made) as PortsInMemory
}
