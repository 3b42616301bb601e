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
import { PortalSettings } from '@application/portal-settings.ts'
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
import type { RuntimeConfiguration } from '../browser/runtime-configuration.ts'
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
import { portalSettings } from './settings.ts'

/** Every repository in memory, for developing screens without a backend. What it serves is in `demo-*.ts` beside each. */
export const inMemoryModule = (configuration: RuntimeConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PortalSettings).toConstantValue(portalSettings(configuration))
    bind(Authentication)
      .toResolvedValue((clock) => new InMemoryAuthentication(clock, demoPasswords), [Clock] as const)
      .inSingletonScope()
    bind(FlyerRepository).toConstantValue(new InMemoryFlyerRepository(demoFlyers))
    bind(VoucherRepository)
      .toResolvedValue((clock) => new InMemoryVoucherRepository(demoVouchers(clock.today()), clock.today()), [
        Clock,
      ] as const)
      .inSingletonScope()
    bind(OfferRepository)
      .toResolvedValue((clock) => new InMemoryOfferRepository(demoPromotions(clock.today())), [
        Clock,
      ] as const)
      .inSingletonScope()
    bind(BannerRepository).toConstantValue(new InMemoryBannerRepository())
    bind(PushDirectory).toConstantValue(new InMemoryPushDirectory())
    bind(Connectivity).toConstantValue(new InMemoryConnectivity())
    bind(CashbackRepository)
      .toResolvedValue(
        (clock) =>
          new InMemoryCashbackRepository({
            balance: demoBalance,
            statement: demoStatement(clock.today()),
          }),
        [Clock] as const,
      )
      .inSingletonScope()
    bind(InMemoryLoyaltyAccount)
      .toResolvedValue((clock) => new InMemoryLoyaltyAccount(clock, demoCampaigns(clock.today())), [
        Clock,
      ] as const)
      .inSingletonScope()
    bind(CampaignRepository)
      .toResolvedValue((account) => new InMemoryCampaignRepository(account), [
        InMemoryLoyaltyAccount,
      ] as const)
      .inSingletonScope()
    bind(RedemptionRepository)
      .toResolvedValue((account) => new InMemoryRedemptionRepository(account), [
        InMemoryLoyaltyAccount,
      ] as const)
      .inSingletonScope()
    bind(LineOfBusinessRepository).toConstantValue(new InMemoryLineOfBusinessRepository(demoLinesOfBusiness))
    bind(Passwords).toConstantValue(new InMemoryPasswords([...demoPasswords.keys()]))
    bind(PersonRepository).toConstantValue(new InMemoryPersonRepository(demoPerson))
    bind(PlaceRepository).toConstantValue(new InMemoryPlaceRepository(demoGeography))
    bind(PreferenceRepository).toConstantValue(new InMemoryPreferenceRepository(demoPreferences))
    bind(ProfileImageRepository).toConstantValue(new InMemoryProfileImageRepository())
    bind(PurchaseRepository)
      .toResolvedValue(
        (clock) =>
          new InMemoryPurchaseRepository({
            savedTotal: demoSavedTotal,
            purchases: demoPurchases(clock.today()),
          }),
        [Clock] as const,
      )
      .inSingletonScope()
    bind(RegistrationRepository).toConstantValue(new InMemoryRegistrationRepository())
    bind(StoreRepository).toConstantValue(new InMemoryStoreRepository(demoStores))
    bind(TermRepository).toConstantValue(new InMemoryTermRepository(demoTerms, [...demoAcceptedTerms]))
  })
