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
import { SessionStore } from '@application/session/session-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import type { AxiosAdapter } from 'axios'
import { ContainerModule } from 'inversify'
import type { DeviceConnection } from '../browser/device-connection.ts'
import type { RuntimeConfiguration } from '../browser/runtime-configuration.ts'
import { AddressPolicy } from '../http/address-policy.ts'
import { HttpBannerRepository } from '../http/banners/http-banner-repository.ts'
import { HttpCampaignRepository } from '../http/campaigns/http-campaign-repository.ts'
import { HttpRedemptionRepository } from '../http/campaigns/http-redemption-repository.ts'
import { HttpCashbackRepository } from '../http/cashback/http-cashback-repository.ts'
import { HttpConnectivity } from '../http/connectivity/http-connectivity.ts'
import { createAxios } from '../http/create-axios.ts'
import { HttpFlyerRepository } from '../http/flyers/http-flyer-repository.ts'
import { HttpClient } from '../http/http-client.ts'
import { IdentityApi } from '../http/identity-api.ts'
import { HttpOfferRepository } from '../http/offers/http-offer-repository.ts'
import { HttpLineOfBusinessRepository } from '../http/person/http-line-of-business-repository.ts'
import { HttpPersonRepository } from '../http/person/http-person-repository.ts'
import { HttpPlaceRepository } from '../http/person/http-place-repository.ts'
import { HttpPreferenceRepository } from '../http/preferences/http-preference-repository.ts'
import { HttpProfileImageRepository } from '../http/profile/http-profile-image-repository.ts'
import { PublicApi } from '../http/public-api.ts'
import { HttpPurchaseRepository } from '../http/purchases/http-purchase-repository.ts'
import { HttpPushDirectory } from '../http/push/http-push-directory.ts'
import { HttpRegistrationRepository } from '../http/registration/http-registration-repository.ts'
import { HttpAuthentication } from '../http/session/http-authentication.ts'
import { HttpPasswords } from '../http/session/http-passwords.ts'
import { SessionCache } from '../http/session-cache.ts'
import { HttpStoreRepository } from '../http/stores/http-store-repository.ts'
import { HttpTermRepository } from '../http/terms/http-term-repository.ts'
import { HttpVoucherRepository } from '../http/vouchers/http-voucher-repository.ts'
import { portalSettings } from './settings.ts'

/** What this module needs of where the portal runs; tests run it in Node. */
export interface HttpSurroundings {
  /** The portal's own origin. */
  readonly origin: string
  readonly connection: DeviceConnection
  /** How requests are sent; axios' own way of the environment unless told. */
  readonly transport?: AxiosAdapter
}

/** Every repository on the real backend. */
export const httpModule = (
  configuration: RuntimeConfiguration,
  { origin, connection, transport }: HttpSurroundings,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { identityApi, publicApi, profileApi } = configuration
    const client = createAxios(transport)
    bind(PortalSettings).toConstantValue(portalSettings(configuration))
    bind(AddressPolicy).toConstantValue(new AddressPolicy(origin, [identityApi, publicApi, profileApi]))
    bind(HttpClient)
      .toResolvedValue(
        (clock) =>
          new HttpClient({
            axios: client,
            clock,
            random: Math.random,
            isOffline: () => !connection.isOnline(),
          }),
        [Clock] as const,
      )
      .inSingletonScope()
    bind(IdentityApi)
      .toResolvedValue((client, sessions) => new IdentityApi(client, configuration, sessions), [
        HttpClient,
        SessionStore,
      ] as const)
      .inSingletonScope()
    bind(PublicApi)
      .toResolvedValue((client) => new PublicApi(client, configuration), [HttpClient] as const)
      .inSingletonScope()
    bind(SessionCache).toSelf().inSingletonScope()
    bind(Connectivity)
      .toResolvedValue((client) => new HttpConnectivity(client, connection, configuration.pingUrl), [
        HttpClient,
      ] as const)
      .inSingletonScope()

    bind(PushDirectory)
      .toResolvedValue((api) => new HttpPushDirectory(api, configuration.pushSubscriptionsUrl), [
        IdentityApi,
      ] as const)
      .inSingletonScope()

    bind(Authentication).to(HttpAuthentication).inSingletonScope()
    bind(BannerRepository).to(HttpBannerRepository).inSingletonScope()
    bind(CampaignRepository).to(HttpCampaignRepository).inSingletonScope()
    bind(CashbackRepository).to(HttpCashbackRepository).inSingletonScope()
    bind(LineOfBusinessRepository).to(HttpLineOfBusinessRepository).inSingletonScope()
    bind(FlyerRepository).to(HttpFlyerRepository).inSingletonScope()
    bind(OfferRepository).to(HttpOfferRepository).inSingletonScope()
    bind(Passwords).to(HttpPasswords).inSingletonScope()
    bind(PersonRepository).to(HttpPersonRepository).inSingletonScope()
    bind(PlaceRepository)
      .toResolvedValue((api, client) => new HttpPlaceRepository(api, client, configuration), [
        IdentityApi,
        HttpClient,
      ] as const)
      .inSingletonScope()
    bind(PreferenceRepository).to(HttpPreferenceRepository).inSingletonScope()
    bind(ProfileImageRepository).to(HttpProfileImageRepository).inSingletonScope()
    bind(PurchaseRepository).to(HttpPurchaseRepository).inSingletonScope()
    bind(RedemptionRepository).to(HttpRedemptionRepository).inSingletonScope()
    bind(RegistrationRepository).to(HttpRegistrationRepository).inSingletonScope()
    bind(StoreRepository).to(HttpStoreRepository).inSingletonScope()
    bind(VoucherRepository).to(HttpVoucherRepository).inSingletonScope()
    bind(TermRepository).to(HttpTermRepository).inSingletonScope()
  })
