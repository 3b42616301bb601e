import { UnsettledRedemptions } from '@application/campaigns/unsettled-redemptions.ts'
import { Clock } from '@application/clock.ts'
import { DocumentOpener } from '@application/documents/document-opener.ts'
import { FileSaver } from '@application/documents/file-saver.ts'
import { HtmlSanitizer } from '@application/documents/html-sanitizer.ts'
import { Printer } from '@application/documents/printer.ts'
import { ExclusiveRun } from '@application/exclusive-run.ts'
import { InstallPrompt } from '@application/install/install-prompt.ts'
import { ActivatedOffers } from '@application/offers/activated-offers.ts'
import { SavedOffers } from '@application/offers/saved-offers.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { PhotoShrinker } from '@application/profile/photo-shrinker.ts'
import { ProfileValidator } from '@application/profile/profile-validator.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import { PushDirectory } from '@application/push/push-directory.ts'
import { PushSubscriptions } from '@application/push/push-subscriptions.ts'
import { RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import { RegistrationValidator } from '@application/registration/registration-validator.ts'
import { CalendarFile } from '@application/reminders/calendar-file.ts'
import { ScreenWakeLock } from '@application/screen-wake-lock.ts'
import { CredentialKeeper } from '@application/session/credential-keeper.ts'
import { RememberedDocument } from '@application/session/remembered-document.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { Geolocator } from '@application/stores/geolocator.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import { PortalUpdates } from '@application/updates/portal-updates.ts'
import { ContainerModule } from 'inversify'
import { BrowserClock } from '../browser/browser-clock.ts'
import { BrowserCredentialKeeper } from '../browser/browser-credential-keeper.ts'
import { BrowserDocumentOpener } from '../browser/browser-document-opener.ts'
import { BrowserExclusiveRun } from '../browser/browser-exclusive-run.ts'
import { BrowserFileSaver } from '../browser/browser-file-saver.ts'
import { BrowserGeolocator } from '../browser/browser-geolocator.ts'
import { BrowserInstallPrompt } from '../browser/browser-install-prompt.ts'
import { BrowserPageVisibility } from '../browser/browser-page-visibility.ts'
import { BrowserPrinter } from '../browser/browser-printer.ts'
import { BrowserPushSubscriptions } from '../browser/browser-push-subscriptions.ts'
import { BrowserScreenWakeLock } from '../browser/browser-screen-wake-lock.ts'
import { CanvasPhotoShrinker } from '../browser/canvas-photo-shrinker.ts'
import { DompurifyHtmlSanitizer } from '../browser/dompurify-html-sanitizer.ts'
import { IcsCalendarFile } from '../browser/ics-calendar-file.ts'
import { ServiceWorkerUpdates } from '../browser/service-worker-updates.ts'
import { LocalStorageActivatedOffers } from '../storage/local-storage-activated-offers.ts'
import { LocalStorageLastKnown } from '../storage/local-storage-last-known.ts'
import { LocalStoragePreferredStore } from '../storage/local-storage-preferred-store.ts'
import { LocalStorageProfileImage } from '../storage/local-storage-profile-image.ts'
import { LocalStoragePromptRests } from '../storage/local-storage-prompt-rests.ts'
import { LocalStorageRememberedDocument } from '../storage/local-storage-remembered-document.ts'
import { LocalStorageSavedOffers } from '../storage/local-storage-saved-offers.ts'
import { LocalStorageSessionStore } from '../storage/local-storage-session-store.ts'
import { LocalStorageStoredTerms } from '../storage/local-storage-stored-terms.ts'
import { LocalStorageUnsettledRedemptions } from '../storage/local-storage-unsettled-redemptions.ts'
import { SafeStorage } from '../storage/safe-storage.ts'
import { SessionStorageRegistrationDrafts } from '../storage/session-storage-registration-drafts.ts'
import { ClassValidatorProfileValidator } from '../validation/class-validator-profile-validator.ts'
import { ClassValidatorRegistrationValidator } from '../validation/class-validator-registration-validator.ts'

/** What the browser itself offers. The same with a backend and without. */
export const browserModule = (window: Window & typeof globalThis): ContainerModule =>
  new ContainerModule(({ bind }) => {
    // Opened at each use, because even looking at `localStorage` throws where it is blocked.
    const storage = new SafeStorage(() => window.localStorage)
    const clock = new BrowserClock()
    const files = new BrowserFileSaver(window)
    const sessions = new LocalStorageSessionStore(storage, window)

    bind(SessionStore).toConstantValue(sessions)
    bind(Clock).toConstantValue(clock)
    bind(Geolocator).toConstantValue(new BrowserGeolocator(window.navigator, clock))
    bind(HtmlSanitizer).toConstantValue(new DompurifyHtmlSanitizer())
    bind(CalendarFile).toConstantValue(new IcsCalendarFile(files))
    bind(DocumentOpener).toConstantValue(new BrowserDocumentOpener(window))
    bind(ExclusiveRun).toConstantValue(new BrowserExclusiveRun(window.navigator.locks))
    bind(PageVisibility).toConstantValue(new BrowserPageVisibility(window, window.document))
    bind(InstallPrompt).toConstantValue(new BrowserInstallPrompt(window))
    bind(PushSubscriptions)
      .toResolvedValue(
        (settings, directory) =>
          new BrowserPushSubscriptions({ window, settings, directory, sessions, storage }),
        [PortalSettings, PushDirectory] as const,
      )
      .inSingletonScope()
    bind(PortalUpdates).toConstantValue(new ServiceWorkerUpdates(window))
    bind(CredentialKeeper).toConstantValue(new BrowserCredentialKeeper(window))
    bind(RememberedDocument).toConstantValue(new LocalStorageRememberedDocument(storage))
    bind(LastKnown).toConstantValue(new LocalStorageLastKnown(storage, sessions, clock))
    bind(PreferredStore).toConstantValue(new LocalStoragePreferredStore(storage, sessions))
    bind(PhotoShrinker).toConstantValue(new CanvasPhotoShrinker(window.document))
    bind(FileSaver).toConstantValue(files)
    bind(Printer).toConstantValue(new BrowserPrinter(window))
    bind(PromptRests).toConstantValue(new LocalStoragePromptRests(storage))
    bind(ActivatedOffers).toConstantValue(new LocalStorageActivatedOffers(storage, sessions))
    bind(SavedOffers).toConstantValue(new LocalStorageSavedOffers(storage, sessions))
    bind(ScreenWakeLock).toConstantValue(new BrowserScreenWakeLock(window.document))
    bind(UnsettledRedemptions).toConstantValue(new LocalStorageUnsettledRedemptions(storage))
    bind(RegistrationDrafts).toConstantValue(
      new SessionStorageRegistrationDrafts(new SafeStorage(() => window.sessionStorage), sessions),
    )
    bind(ProfileValidator).toConstantValue(new ClassValidatorProfileValidator())
    bind(RegistrationValidator).toConstantValue(new ClassValidatorRegistrationValidator())
    bind(StoredTerms).toConstantValue(new LocalStorageStoredTerms(storage, sessions))
    bind(StoredProfileImage).toConstantValue(new LocalStorageProfileImage(storage))
  })
