import { BannerRepository } from '@application/banners/banner-repository.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { DocumentPrivacy } from '@application/person/document-privacy.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { LoadProfileImage } from '@application/profile/load-profile-image.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { ContainerModule } from 'inversify'
import { FetchedScreenWakeLock } from '../browser/fetched-screen-wake-lock.ts'
import { HttpBannerRepository } from '../http/banners/http-banner-repository.ts'
import { HttpPersonRepository } from '../http/person/http-person-repository.ts'
import { HttpProfileImageRepository } from '../http/profile/http-profile-image-repository.ts'
import { HttpStoreRepository } from '../http/stores/http-store-repository.ts'
import { LocalStorageDocumentPrivacy } from '../storage/local-storage-document-privacy.ts'
import { LocalStorageLastKnown } from '../storage/local-storage-last-known.ts'
import { LocalStoragePreferredStore } from '../storage/local-storage-preferred-store.ts'
import { LocalStorageProfileImage } from '../storage/local-storage-profile-image.ts'
import { provide } from './provide.ts'

/** What surrounds every screen of a signed-in customer: bars, menus, prompts, the checkout card, the chosen store. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(BannerRepository).to(HttpBannerRepository)
  bind(DocumentPrivacy).to(LocalStorageDocumentPrivacy)
  bind(LastKnown).to(LocalStorageLastKnown)
  bind(PersonRepository).to(HttpPersonRepository)
  bind(PreferredStore).to(LocalStoragePreferredStore)
  bind(ProfileImageRepository).to(HttpProfileImageRepository)
  bind(ScreenWakeLock).to(FetchedScreenWakeLock)
  bind(StoreRepository).to(HttpStoreRepository)
  bind(StoredProfileImage).to(LocalStorageProfileImage)
  provide(bind, LoadProfileImage)
})
