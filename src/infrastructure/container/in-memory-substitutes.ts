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
import { HttpClient } from '../http/http-client.ts'
import { InMemoryPushSubscriptions } from '../in-memory/push/in-memory-push-subscriptions.ts'
import type { World } from '../in-memory/world.ts'
import type { Substitutes } from './fetched-areas.ts'

/**
 * Replaces every HTTP adapter, and what a scenario decides of the browser, by a world in memory. The HTTP client is unbound, so an
 * HTTP adapter that is missing in this list cannot be created.
 */
export const inMemorySubstitutes = (world: World): Substitutes => ({
  start: new ContainerModule(({ rebind }) => {
    rebind(Authentication).toConstantValue(world.authentication)
    rebind(Clock).toConstantValue(world.clock)
    rebind(InstallPrompt).toConstantValue(world.installPrompt)
  }),
  campaigns: new ContainerModule(({ rebind }) => {
    rebind(CampaignRepository).toConstantValue(world.campaigns)
    rebind(RedemptionRepository).toConstantValue(world.redemptions)
  }),
  cashback: new ContainerModule(({ rebind }) => {
    rebind(CashbackRepository).toConstantValue(world.cashback)
  }),
  flyers: new ContainerModule(({ rebind }) => {
    rebind(FlyerRepository).toConstantValue(world.flyers)
  }),
  http: new ContainerModule(({ rebind, unbind }) => {
    unbind(HttpClient)
    rebind(Connectivity).toConstantValue(world.connectivity)
  }),
  offers: new ContainerModule(({ rebind }) => {
    rebind(OfferRepository).toConstantValue(world.offers)
  }),
  passwords: new ContainerModule(({ rebind }) => {
    rebind(Passwords).toConstantValue(world.passwords)
  }),
  person: new ContainerModule(({ rebind }) => {
    rebind(LineOfBusinessRepository).toConstantValue(world.linesOfBusiness)
    rebind(PlaceRepository).toConstantValue(world.places)
  }),
  consents: new ContainerModule(({ rebind }) => {
    rebind(PreferenceRepository).toConstantValue(world.preferences)
    rebind(PushDirectory).toConstantValue(world.pushDirectory)
    rebind(TermRepository).toConstantValue(world.terms)
    rebind(PushSubscriptions).toResolvedValue(
      (sessions) => new InMemoryPushSubscriptions(sessions, world.pushState),
      [SessionStore],
    )
  }),
  purchases: new ContainerModule(({ rebind }) => {
    rebind(PurchaseRepository).toConstantValue(world.purchases)
  }),
  registration: new ContainerModule(({ rebind }) => {
    rebind(RegistrationRepository).toConstantValue(world.registrations)
  }),
  shell: new ContainerModule(({ rebind }) => {
    rebind(BannerRepository).toConstantValue(world.banners)
    rebind(PersonRepository).toConstantValue(world.people)
    rebind(ProfileImageRepository).toConstantValue(world.photos)
    rebind(StoreRepository).toConstantValue(world.stores)
  }),
  vouchers: new ContainerModule(({ rebind }) => {
    rebind(VoucherRepository).toConstantValue(world.vouchers)
  }),
})
