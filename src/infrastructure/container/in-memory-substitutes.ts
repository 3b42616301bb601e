import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { Clock } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
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
import { ContainerModule } from 'inversify'
import { HttpClient } from '../http/http-client.ts'
import { InMemoryBannerRepository } from '../in-memory/banners/in-memory-banner-repository.ts'
import { demoCampaigns } from '../in-memory/campaigns/demo-campaigns.ts'
import { InMemoryCampaignRepository } from '../in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '../in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '../in-memory/campaigns/in-memory-redemption-repository.ts'
import { demoBalance, demoStatement } from '../in-memory/cashback/demo-cashback.ts'
import { InMemoryCashbackRepository } from '../in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryConnectivity } from '../in-memory/connectivity/in-memory-connectivity.ts'
import { demoFlyers } from '../in-memory/flyers/demo-flyers.ts'
import { InMemoryFlyerRepository } from '../in-memory/flyers/in-memory-flyer-repository.ts'
import { demoPromotions } from '../in-memory/offers/demo-promotions.ts'
import { InMemoryOfferRepository } from '../in-memory/offers/in-memory-offer-repository.ts'
import { demoLinesOfBusiness } from '../in-memory/person/demo-lines-of-business.ts'
import { demoPerson } from '../in-memory/person/demo-person.ts'
import { demoGeography } from '../in-memory/person/demo-places.ts'
import { InMemoryLineOfBusinessRepository } from '../in-memory/person/in-memory-line-of-business-repository.ts'
import { InMemoryPersonRepository } from '../in-memory/person/in-memory-person-repository.ts'
import { InMemoryPlaceRepository } from '../in-memory/person/in-memory-place-repository.ts'
import { demoPreferences } from '../in-memory/preferences/demo-preferences.ts'
import { InMemoryPreferenceRepository } from '../in-memory/preferences/in-memory-preference-repository.ts'
import { InMemoryProfileImageRepository } from '../in-memory/profile/in-memory-profile-image-repository.ts'
import { demoPurchases, demoSavedTotal } from '../in-memory/purchases/demo-purchases.ts'
import { InMemoryPurchaseRepository } from '../in-memory/purchases/in-memory-purchase-repository.ts'
import { InMemoryPushDirectory } from '../in-memory/push/in-memory-push-directory.ts'
import { InMemoryRegistrationRepository } from '../in-memory/registration/in-memory-registration-repository.ts'
import { demoPasswords } from '../in-memory/session/demo-passwords.ts'
import { InMemoryAuthentication } from '../in-memory/session/in-memory-authentication.ts'
import { InMemoryPasswords } from '../in-memory/session/in-memory-passwords.ts'
import { demoStores } from '../in-memory/stores/demo-stores.ts'
import { InMemoryStoreRepository } from '../in-memory/stores/in-memory-store-repository.ts'
import { demoAcceptedTerms, demoTerms } from '../in-memory/terms/demo-terms.ts'
import { InMemoryTermRepository } from '../in-memory/terms/in-memory-term-repository.ts'
import { demoVouchers } from '../in-memory/vouchers/demo-vouchers.ts'
import { InMemoryVoucherRepository } from '../in-memory/vouchers/in-memory-voucher-repository.ts'
import type { Substitutes } from './fetched-areas.ts'

/**
 * Repositories in memory in the place of every HTTP adapter, for developing screens without a backend. What they serve is in
 * `demo-*.ts` beside each. Without an HTTP client, an adapter that has been forgotten here cannot even be made.
 */
export const inMemorySubstitutes: Substitutes = {
  start: new ContainerModule(({ rebind, unbind }) => {
    unbind(HttpClient)
    rebind(Authentication).toResolvedValue(
      (clock) => new InMemoryAuthentication(clock, demoPasswords),
      [Clock],
    )
    rebind(BannerRepository).toConstantValue(new InMemoryBannerRepository())
    rebind(Connectivity).toConstantValue(new InMemoryConnectivity())
    rebind(PersonRepository).toConstantValue(new InMemoryPersonRepository(demoPerson))
    rebind(PreferenceRepository).toConstantValue(new InMemoryPreferenceRepository(demoPreferences))
    rebind(ProfileImageRepository).toConstantValue(new InMemoryProfileImageRepository())
    rebind(PushDirectory).toConstantValue(new InMemoryPushDirectory())
    rebind(StoreRepository).toConstantValue(new InMemoryStoreRepository(demoStores))
    rebind(TermRepository).toConstantValue(new InMemoryTermRepository(demoTerms, [...demoAcceptedTerms]))
  }),
  campaigns: new ContainerModule(({ bind, rebind }) => {
    bind(InMemoryLoyaltyAccount).toResolvedValue(
      (clock) => new InMemoryLoyaltyAccount(clock, demoCampaigns(clock.today())),
      [Clock],
    )
    rebind(CampaignRepository).toResolvedValue(
      (account) => new InMemoryCampaignRepository(account),
      [InMemoryLoyaltyAccount],
    )
    rebind(RedemptionRepository).toResolvedValue(
      (account) => new InMemoryRedemptionRepository(account),
      [InMemoryLoyaltyAccount],
    )
  }),
  cashback: new ContainerModule(({ rebind }) => {
    rebind(CashbackRepository).toResolvedValue(
      (clock) =>
        new InMemoryCashbackRepository({
          balance: demoBalance,
          statement: demoStatement(clock.today()),
        }),
      [Clock],
    )
  }),
  flyers: new ContainerModule(({ rebind }) => {
    rebind(FlyerRepository).toConstantValue(new InMemoryFlyerRepository(demoFlyers))
  }),
  offers: new ContainerModule(({ rebind }) => {
    rebind(OfferRepository).toResolvedValue(
      (clock) => new InMemoryOfferRepository(demoPromotions(clock.today())),
      [Clock],
    )
  }),
  passwords: new ContainerModule(({ rebind }) => {
    rebind(Passwords).toConstantValue(new InMemoryPasswords([...demoPasswords.keys()]))
  }),
  person: new ContainerModule(({ rebind }) => {
    rebind(LineOfBusinessRepository).toConstantValue(
      new InMemoryLineOfBusinessRepository(demoLinesOfBusiness),
    )
    rebind(PlaceRepository).toConstantValue(new InMemoryPlaceRepository(demoGeography))
  }),
  purchases: new ContainerModule(({ rebind }) => {
    rebind(PurchaseRepository).toResolvedValue(
      (clock) =>
        new InMemoryPurchaseRepository({
          savedTotal: demoSavedTotal,
          purchases: demoPurchases(clock.today()),
        }),
      [Clock],
    )
  }),
  registration: new ContainerModule(({ rebind }) => {
    rebind(RegistrationRepository).toConstantValue(new InMemoryRegistrationRepository())
  }),
  vouchers: new ContainerModule(({ rebind }) => {
    rebind(VoucherRepository).toResolvedValue(
      (clock) => new InMemoryVoucherRepository(demoVouchers(clock.today()), clock.today()),
      [Clock],
    )
  }),
}
