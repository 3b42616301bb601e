import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { Clock } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { InstallPrompt } from '@application/install/install-prompt.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { PushDirectory } from '@application/push/push-directory.ts'
import { PushSubscriptions } from '@application/push/push-subscriptions.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { Authentication } from '@application/session/authentication.ts'
import { Passwords } from '@application/session/passwords.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { ContainerModule } from 'inversify'
import type { RuntimeConfiguration } from '../browser/runtime-configuration.ts'
import { InMemoryPushSubscriptions } from '../in-memory/push/in-memory-push-subscriptions.ts'
import type { World } from '../in-memory/world.ts'
import { portalSettings } from './settings.ts'

/** Every repository in memory, for developing screens without a backend, and the browser's own part in a scenario. */
export const inMemoryModule = (configuration: RuntimeConfiguration, world: World): ContainerModule =>
  new ContainerModule(({ bind, rebind }) => {
    bind(PortalSettings).toConstantValue(portalSettings(configuration))
    bind(Authentication).toConstantValue(world.authentication)
    bind(BannerRepository).toConstantValue(world.banners)
    bind(CampaignRepository).toConstantValue(world.campaigns)
    bind(CashbackRepository).toConstantValue(world.cashback)
    rebind(Clock).toConstantValue(world.clock)
    bind(Connectivity).toConstantValue(world.connectivity)
    bind(FlyerRepository).toConstantValue(world.flyers)
    rebind(InstallPrompt).toConstantValue(world.installPrompt)
    bind(LineOfBusinessRepository).toConstantValue(world.linesOfBusiness)
    bind(OfferRepository).toConstantValue(world.offers)
    bind(Passwords).toConstantValue(world.passwords)
    bind(PersonRepository).toConstantValue(world.people)
    bind(PlaceRepository).toConstantValue(world.places)
    bind(PreferenceRepository).toConstantValue(world.preferences)
    bind(ProfileImageRepository).toConstantValue(world.photos)
    bind(PurchaseRepository).toConstantValue(world.purchases)
    bind(PushDirectory).toConstantValue(world.pushDirectory)
    rebind(PushSubscriptions)
      .toResolvedValue((sessions) => new InMemoryPushSubscriptions(sessions, world.pushState), [
        SessionStore,
      ] as const)
      .inSingletonScope()
    bind(RedemptionRepository).toConstantValue(world.redemptions)
    bind(RegistrationRepository).toConstantValue(world.registrations)
    bind(StoreRepository).toConstantValue(world.stores)
    bind(TermRepository).toConstantValue(world.terms)
    bind(VoucherRepository).toConstantValue(world.vouchers)
  })
