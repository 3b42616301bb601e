import { BannerRepository } from '@application/banners/banner-repository.ts'
import { InstallPrompt } from '@application/install/install-prompt.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { AgreeToWhatsapp } from '@application/preferences/agree-to-whatsapp.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { LoadProfileImage } from '@application/profile/load-profile-image.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import { PushDirectory } from '@application/push/push-directory.ts'
import { PushSubscriptions } from '@application/push/push-subscriptions.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { AcceptPendingTerms } from '@application/terms/accept-pending-terms.ts'
import { FindPendingTerms } from '@application/terms/find-pending-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { PortalUpdates } from '@application/updates/portal-updates.ts'
import { ContainerModule } from 'inversify'
import { BrowserInstallPrompt } from '../browser/browser-install-prompt.ts'
import { BrowserPageVisibility } from '../browser/browser-page-visibility.ts'
import { BrowserPushSubscriptions } from '../browser/browser-push-subscriptions.ts'
import { BrowserScreenWakeLock } from '../browser/browser-screen-wake-lock.ts'
import { ServiceWorkerUpdates } from '../browser/service-worker-updates.ts'
import { HttpBannerRepository } from '../http/banners/http-banner-repository.ts'
import { HttpPersonRepository } from '../http/person/http-person-repository.ts'
import { HttpPreferenceRepository } from '../http/preferences/http-preference-repository.ts'
import { HttpProfileImageRepository } from '../http/profile/http-profile-image-repository.ts'
import { HttpPushDirectory } from '../http/push/http-push-directory.ts'
import { HttpStoreRepository } from '../http/stores/http-store-repository.ts'
import { HttpTermRepository } from '../http/terms/http-term-repository.ts'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { LocalStorageLastKnown } from '../storage/local-storage-last-known.ts'
import { LocalStoragePreferredStore } from '../storage/local-storage-preferred-store.ts'
import { LocalStorageProfileImage } from '../storage/local-storage-profile-image.ts'
import { LocalStoragePromptRests } from '../storage/local-storage-prompt-rests.ts'
import { provide } from './provide.ts'
import { portalSettings } from './settings.ts'

/** What surrounds every screen: bars, menus, prompts, the checkout card, the chosen store. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(PortalSettings).toResolvedValue(portalSettings, [RuntimeConfiguration])
  bind(BannerRepository).to(HttpBannerRepository)
  bind(InstallPrompt).to(BrowserInstallPrompt)
  bind(LastKnown).to(LocalStorageLastKnown)
  bind(PageVisibility).to(BrowserPageVisibility)
  bind(PersonRepository).to(HttpPersonRepository)
  bind(PortalUpdates).to(ServiceWorkerUpdates)
  bind(PreferenceRepository).to(HttpPreferenceRepository)
  bind(PreferredStore).to(LocalStoragePreferredStore)
  bind(ProfileImageRepository).to(HttpProfileImageRepository)
  bind(PromptRests).to(LocalStoragePromptRests)
  bind(PushDirectory).to(HttpPushDirectory)
  bind(PushSubscriptions).to(BrowserPushSubscriptions)
  bind(ScreenWakeLock).to(BrowserScreenWakeLock)
  bind(StoreRepository).to(HttpStoreRepository)
  bind(StoredProfileImage).to(LocalStorageProfileImage)
  bind(TermRepository).to(HttpTermRepository)
  provide(bind, AcceptPendingTerms)
  provide(bind, AgreeToWhatsapp)
  provide(bind, FindPendingTerms)
  provide(bind, LoadProfileImage)
})
