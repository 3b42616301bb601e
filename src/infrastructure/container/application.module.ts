import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { IntendRedemption } from '@application/campaigns/intend-redemption.ts'
import { RedeemPoints } from '@application/campaigns/redeem-points.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { RewardAccount } from '@application/campaigns/reward-account.ts'
import { SettleEarlierRedemption } from '@application/campaigns/settle-earlier-redemption.ts'
import { SettleRedemption } from '@application/campaigns/settle-redemption.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { Clock } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { WatchConnectivity } from '@application/connectivity/watch-connectivity.ts'
import { DocumentOpener } from '@application/documents/document-opener.ts'
import { OpenDocument } from '@application/documents/open-document.ts'
import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { ActivateOffer } from '@application/offers/activate-offer.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { ListStates } from '@application/person/list-states.ts'
import { LookUpCep } from '@application/person/look-up-cep.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { AgreeToWhatsapp } from '@application/preferences/agree-to-whatsapp.ts'
import { PreferenceRepository } from '@application/preferences/preference-repository.ts'
import { CollectMyData } from '@application/privacy/collect-my-data.ts'
import { ChangePhoto } from '@application/profile/change-photo.ts'
import { ChangeRegistrationStatus } from '@application/profile/change-registration-status.ts'
import { LoadProfileImage } from '@application/profile/load-profile-image.ts'
import { PhotoShrinker } from '@application/profile/photo-shrinker.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { ProfileValidator } from '@application/profile/profile-validator.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { UpdateProfile } from '@application/profile/update-profile.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import { Register } from '@application/registration/register.ts'
import { RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { RegistrationValidator } from '@application/registration/registration-validator.ts'
import { ValidateRegistration } from '@application/registration/validate-registration.ts'
import { CalendarFile } from '@application/reminders/calendar-file.ts'
import { RemindBeforeLapse } from '@application/reminders/remind-before-lapse.ts'
import { Authentication } from '@application/session/authentication.ts'
import { ChangePassword } from '@application/session/change-password.ts'
import { CredentialKeeper } from '@application/session/credential-keeper.ts'
import { Passwords } from '@application/session/passwords.ts'
import { RecoverPassword } from '@application/session/recover-password.ts'
import { RememberedDocument } from '@application/session/remembered-document.ts'
import { RestoreSession } from '@application/session/restore-session.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { SignIn } from '@application/session/sign-in.ts'
import { SignOut } from '@application/session/sign-out.ts'
import { AcceptPendingTerms } from '@application/terms/accept-pending-terms.ts'
import { FindPendingTerms } from '@application/terms/find-pending-terms.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { ContainerModule } from 'inversify'

/** Use cases are plain classes: what they need is written here, so that they know nothing of the container. */
export const applicationModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(FindLapsingCashback)
      .toResolvedValue((...dependencies) => new FindLapsingCashback(...dependencies), [
        CashbackRepository,
        Clock,
      ] as const)
      .inSingletonScope()
    bind(SignIn)
      .toResolvedValue((...dependencies) => new SignIn(...dependencies), [
        Authentication,
        SessionStore,
        RememberedDocument,
        CredentialKeeper,
        Clock,
      ] as const)
      .inSingletonScope()
    bind(SignOut)
      .toResolvedValue((...dependencies) => new SignOut(...dependencies), [
        Authentication,
        SessionStore,
        Clock,
      ] as const)
      .inSingletonScope()
    bind(RestoreSession)
      .toResolvedValue((...dependencies) => new RestoreSession(...dependencies), [
        SessionStore,
        Clock,
      ] as const)
      .inSingletonScope()
    bind(ChangePhoto)
      .toResolvedValue((...dependencies) => new ChangePhoto(...dependencies), [
        ProfileImageRepository,
        PhotoShrinker,
        StoredProfileImage,
        LoadProfileImage,
        SessionStore,
      ] as const)
      .inSingletonScope()
    bind(UpdateProfile)
      .toResolvedValue((...dependencies) => new UpdateProfile(...dependencies), [
        PersonRepository,
        ProfileValidator,
        SessionStore,
        Clock,
      ] as const)
      .inSingletonScope()
    bind(LoadProfileImage)
      .toResolvedValue((...dependencies) => new LoadProfileImage(...dependencies), [
        ProfileImageRepository,
        StoredProfileImage,
        SessionStore,
      ] as const)
      .inSingletonScope()
    bind(CollectMyData)
      .toResolvedValue(
        (people, images, preferences, terms, cashback, purchases, vouchers, campaigns, redemptions) =>
          new CollectMyData({
            people,
            images,
            preferences,
            terms,
            cashback,
            purchases,
            vouchers,
            campaigns,
            redemptions,
          }),
        [
          PersonRepository,
          ProfileImageRepository,
          PreferenceRepository,
          TermRepository,
          CashbackRepository,
          PurchaseRepository,
          VoucherRepository,
          CampaignRepository,
          RedemptionRepository,
        ] as const,
      )
      .inSingletonScope()
    bind(AcceptPendingTerms)
      .toResolvedValue((...dependencies) => new AcceptPendingTerms(...dependencies), [
        TermRepository,
        SessionStore,
      ] as const)
      .inSingletonScope()
    bind(FindPendingTerms)
      .toResolvedValue((terms) => new FindPendingTerms(terms), [TermRepository] as const)
      .inSingletonScope()
    bind(ActivateOffer)
      .toResolvedValue((...dependencies) => new ActivateOffer(...dependencies), [
        ...ActivateOffer.dependencies,
      ] as const)
      .inSingletonScope()
    bind(RunningActivations)
      .toResolvedValue((...dependencies) => new RunningActivations(...dependencies), [
        ...RunningActivations.dependencies,
      ] as const)
      .inSingletonScope()
    bind(FindWhatLapses)
      .toResolvedValue((...dependencies) => new FindWhatLapses(...dependencies), [
        ...FindWhatLapses.dependencies,
      ] as const)
      .inSingletonScope()
    bind(AgreeToWhatsapp)
      .toResolvedValue((...dependencies) => new AgreeToWhatsapp(...dependencies), [
        ...AgreeToWhatsapp.dependencies,
      ] as const)
      .inSingletonScope()
    bind(ChangeRegistrationStatus)
      .toResolvedValue((...dependencies) => new ChangeRegistrationStatus(...dependencies), [
        ...ChangeRegistrationStatus.dependencies,
      ] as const)
      .inSingletonScope()
    bind(RewardAccount)
      .toResolvedValue((...dependencies) => new RewardAccount(...dependencies), [
        ...RewardAccount.dependencies,
      ] as const)
      .inSingletonScope()
    bind(SettleRedemption)
      .toResolvedValue((...dependencies) => new SettleRedemption(...dependencies), [
        ...SettleRedemption.dependencies,
      ] as const)
      .inSingletonScope()
    bind(SettleEarlierRedemption)
      .toResolvedValue((...dependencies) => new SettleEarlierRedemption(...dependencies), [
        ...SettleEarlierRedemption.dependencies,
      ] as const)
      .inSingletonScope()
    bind(IntendRedemption)
      .toResolvedValue((...dependencies) => new IntendRedemption(...dependencies), [
        ...IntendRedemption.dependencies,
      ] as const)
      .inSingletonScope()
    bind(RedeemPoints)
      .toResolvedValue((...dependencies) => new RedeemPoints(...dependencies), [
        ...RedeemPoints.dependencies,
      ] as const)
      .inSingletonScope()
    bind(ComputeWeightPrice)
      .toResolvedValue(() => new ComputeWeightPrice())
      .inSingletonScope()
    bind(RemindBeforeLapse)
      .toResolvedValue((...dependencies) => new RemindBeforeLapse(...dependencies), [
        CalendarFile,
        Clock,
      ] as const)
      .inSingletonScope()
    bind(OpenDocument)
      .toResolvedValue((...dependencies) => new OpenDocument(...dependencies), [
        DocumentOpener,
        Clock,
        PortalSettings,
      ] as const)
      .inSingletonScope()
    bind(SummarizePurchases)
      .toResolvedValue((purchases) => new SummarizePurchases(purchases), [PurchaseRepository] as const)
      .inSingletonScope()
    bind(ListStates)
      .toResolvedValue((places) => new ListStates(places), [PlaceRepository] as const)
      .inSingletonScope()
    bind(LookUpCep)
      .toResolvedValue((places) => new LookUpCep(places), [PlaceRepository] as const)
      .inSingletonScope()
    bind(ValidateRegistration)
      .toResolvedValue((...dependencies) => new ValidateRegistration(...dependencies), [
        RegistrationValidator,
        Clock,
      ] as const)
      .inSingletonScope()
    bind(Register)
      .toResolvedValue((...dependencies) => new Register(...dependencies), [
        ValidateRegistration,
        RegistrationRepository,
        RegistrationDrafts,
      ] as const)
      .inSingletonScope()
    bind(RecoverPassword)
      .toResolvedValue((passwords) => new RecoverPassword(passwords), [Passwords] as const)
      .inSingletonScope()
    bind(ChangePassword)
      .toResolvedValue((passwords) => new ChangePassword(passwords), [Passwords] as const)
      .inSingletonScope()
    bind(WatchConnectivity)
      .toResolvedValue((...dependencies) => new WatchConnectivity(...dependencies), [
        Connectivity,
        Clock,
        PageVisibility,
      ] as const)
      .inSingletonScope()
  })
