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
import { demoStatement, InMemoryCashbackRepository } from './cashback/in-memory-cashback-repository.ts'
import { InMemoryFlyerRepository } from './flyers/in-memory-flyer-repository.ts'
import { InMemoryOfferRepository } from './offers/in-memory-offer-repository.ts'
import { InMemoryLineOfBusinessRepository } from './person/in-memory-line-of-business-repository.ts'
import { InMemoryPersonRepository } from './person/in-memory-person-repository.ts'
import { demoGeography, InMemoryPlaceRepository } from './person/in-memory-place-repository.ts'
import { InMemoryPreferenceRepository } from './preferences/in-memory-preference-repository.ts'
import { InMemoryProfileImageRepository } from './profile/in-memory-profile-image-repository.ts'
import { demoPurchases, InMemoryPurchaseRepository } from './purchases/in-memory-purchase-repository.ts'
import { InMemoryPushDirectory } from './push/in-memory-push-directory.ts'
import { InMemoryRegistrationRepository } from './registration/in-memory-registration-repository.ts'
import { type OwnRows, ROWS, type ScenarioData } from './scenario-data.ts'
import type { InMemoryAccounts } from './session/in-memory-accounts.ts'
import { InMemoryAuthentication } from './session/in-memory-authentication.ts'
import { InMemoryPasswords } from './session/in-memory-passwords.ts'
import type { Steering } from './steering.ts'
import { InMemoryStoreRepository } from './stores/in-memory-store-repository.ts'
import { InMemoryTermRepository } from './terms/in-memory-term-repository.ts'
import { demoVouchers, InMemoryVoucherRepository } from './vouchers/in-memory-voucher-repository.ts'

/** What the adapters of one world share. */
interface Parts {
  readonly clock: Clock
  readonly data: ScenarioData
  readonly ownRows: OwnRows
  readonly account: InMemoryLoyaltyAccount
  readonly accounts: InMemoryAccounts
}

/** @param port what the adapter takes the place of. */
const inMemory = <Port extends object, Adapter extends Port & { readonly steering: Steering }>(
  port: ServiceIdentifier<Port>,
  make: (parts: Parts) => Adapter,
) => ({ port, make })

/** Every port that answers in memory, by its name in the address of a scenario. */
export const IN_MEMORY_PORTS = {
  authentication: inMemory(
    Authentication,
    ({ clock, accounts }) => new InMemoryAuthentication(clock, accounts),
  ),
  banners: inMemory(BannerRepository, ({ data }) => new InMemoryBannerRepository(data.banners)),
  campaigns: inMemory(CampaignRepository, ({ account }) => new InMemoryCampaignRepository(account)),
  cashback: inMemory(
    CashbackRepository,
    ({ clock, data, ownRows }) =>
      new InMemoryCashbackRepository({
        balance: data.balance,
        statement: ownRows(demoStatement(clock.today()), (line, index) => ({ ...line, id: ROWS - index })),
      }),
  ),
  flyers: inMemory(FlyerRepository, ({ data }) => new InMemoryFlyerRepository(data.flyers)),
  linesOfBusiness: inMemory(
    LineOfBusinessRepository,
    () => new InMemoryLineOfBusinessRepository(['Mercearia', 'Padaria', 'Restaurante']),
  ),
  offers: inMemory(OfferRepository, ({ data }) => new InMemoryOfferRepository(data.promotions)),
  passwords: inMemory(Passwords, ({ accounts }) => new InMemoryPasswords(accounts)),
  people: inMemory(PersonRepository, ({ data }) => new InMemoryPersonRepository(data.person)),
  photos: inMemory(ProfileImageRepository, ({ data }) => new InMemoryProfileImageRepository(data.photo)),
  places: inMemory(PlaceRepository, () => new InMemoryPlaceRepository(demoGeography)),
  preferences: inMemory(
    PreferenceRepository,
    ({ data }) => new InMemoryPreferenceRepository(data.person.preferences),
  ),
  purchases: inMemory(
    PurchaseRepository,
    ({ clock, data, ownRows }) =>
      new InMemoryPurchaseRepository({
        savedTotal: data.savedTotal,
        purchases: ownRows(demoPurchases(clock.today()), (purchase, index) => ({
          ...purchase,
          couponNumber: String(ROWS - index).padStart(6, '0'),
        })),
      }),
  ),
  pushDirectory: inMemory(PushDirectory, () => new InMemoryPushDirectory()),
  redemptions: inMemory(RedemptionRepository, ({ account }) => new InMemoryRedemptionRepository(account)),
  registrations: inMemory(
    RegistrationRepository,
    ({ accounts }) => new InMemoryRegistrationRepository(accounts),
  ),
  stores: inMemory(StoreRepository, ({ data }) => new InMemoryStoreRepository(data.stores)),
  terms: inMemory(
    TermRepository,
    ({ clock, data }) => new InMemoryTermRepository(clock, data.terms, [...data.accepted]),
  ),
  vouchers: inMemory(VoucherRepository, ({ clock, ownRows }) => {
    const vouchers = ownRows(demoVouchers(clock.today()), ({ voucher, ...kept }, index) => ({
      ...kept,
      voucher: { ...voucher, code: `${voucher.code}${index}` },
    }))
    return new InMemoryVoucherRepository(clock, vouchers)
  }),
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
