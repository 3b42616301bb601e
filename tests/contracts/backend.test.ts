import { BannerRepository } from '@application/banners/banner-repository.ts'
import { CampaignRepository } from '@application/campaigns/campaign-repository.ts'
import { RedemptionRepository } from '@application/campaigns/redemption-repository.ts'
import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { PushDirectory } from '@application/push/push-directory.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { Authentication } from '@application/session/authentication.ts'
import { Passwords } from '@application/session/passwords.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { fromReais } from '@domain/money.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { InMemoryBannerRepository } from '@infrastructure/in-memory/banners/in-memory-banner-repository.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryFlyerRepository } from '@infrastructure/in-memory/flyers/in-memory-flyer-repository.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { demoGeography } from '@infrastructure/in-memory/person/demo-places.ts'
import { InMemoryLineOfBusinessRepository } from '@infrastructure/in-memory/person/in-memory-line-of-business-repository.ts'
import { InMemoryPlaceRepository } from '@infrastructure/in-memory/person/in-memory-place-repository.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { InMemoryPushDirectory } from '@infrastructure/in-memory/push/in-memory-push-directory.ts'
import { InMemoryRegistrationRepository } from '@infrastructure/in-memory/registration/in-memory-registration-repository.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { InMemoryPasswords } from '@infrastructure/in-memory/session/in-memory-passwords.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { campaign, campaignAccount, pointsLine, reward } from '../support/factories/campaigns.ts'
import { statementLine } from '../support/factories/cashback.ts'
import { promotion } from '../support/factories/offers.ts'
import { purchase } from '../support/factories/purchases.ts'
import { store } from '../support/factories/stores.ts'
import { term } from '../support/factories/term.ts'
import { voucher } from '../support/factories/vouchers.ts'
import { describeAuthentication } from './authentication.contract.ts'
import { describeBannerRepository } from './banner-repository.contract.ts'
import { CAMPAIGN, describeCampaignRepository } from './campaign-repository.contract.ts'
import { describeCashbackRepository } from './cashback-repository.contract.ts'
import { describeFlyerRepository } from './flyer-repository.contract.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describeLineOfBusinessRepository } from './line-of-business-repository.contract.ts'
import { describeOfferRepository } from './offer-repository.contract.ts'
import { describePasswords } from './passwords.contract.ts'
import { describePlaceRepository } from './place-repository.contract.ts'
import { describeProfileImageRepository } from './profile-image-repository.contract.ts'
import { describePurchaseRepository } from './purchase-repository.contract.ts'
import { describePushDirectory } from './push-directory.contract.ts'
import { describeRedemptionRepository } from './redemption-repository.contract.ts'
import { describeRegistrationRepository } from './registration-repository.contract.ts'
import { describeStoreRepository } from './store-repository.contract.ts'
import { describeTermRepository } from './term-repository.contract.ts'
import { describeVoucherRepository } from './voucher-repository.contract.ts'

/** One sandbox for all that a backend stands behind; each test has a customer of its own. */
const http = httpSubjects()

const credentials = { document: customerDocument('52998224725'), password: 'praca123' }

describeAuthentication('in memory', async () => ({
  ...inMemorySubject(
    new InMemoryAuthentication(new InMemoryClock(), new Map([['52998224725', credentials.password]])),
  ),
  credentials,
}))
describeAuthentication('over HTTP', async () => {
  const subject = await http.of(Authentication)
  const { document, password } = subject.world.customer
  return { ...subject, credentials: { document: customerDocument(document), password } }
})

const banner = { image: 'https://fotos.example/banner.jpg', link: undefined }

describeBannerRepository('in memory', async () =>
  inMemorySubject(new InMemoryBannerRepository({ home: [banner], footer: [banner] })),
)
describeBannerRepository('over HTTP', () => http.of(BannerRepository))

describeCampaignRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryCampaignRepository(
      new InMemoryLoyaltyAccount(new InMemoryClock(), [
        campaignAccount.build({
          campaign: campaign.build({ id: CAMPAIGN, name: 'Natal Premiado' }),
          lines: pointsLine.buildList(14),
        }),
        campaignAccount.build({ campaign: campaign.ended().build() }),
      ]),
    ),
  ),
)
describeCampaignRepository('over HTTP', () => http.of(CampaignRepository))

describeCashbackRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryCashbackRepository({
      balance: { available: fromReais(87.4), pending: fromReais(12.6) },
      statement: statementLine.buildList(22),
    }),
  ),
)
describeCashbackRepository('over HTTP', () => http.of(CashbackRepository))

describeFlyerRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryFlyerRepository(
      new Map([
        [1, [{ name: 'Tabloide da semana', url: 'https://cdn.example/1.pdf', thumbnail: undefined }]],
      ]),
    ),
  ),
)
describeFlyerRepository('over HTTP', () => http.of(FlyerRepository))

describeLineOfBusinessRepository('in memory', async () =>
  inMemorySubject(new InMemoryLineOfBusinessRepository(['Mercearia', 'Padaria'])),
)
describeLineOfBusinessRepository('over HTTP', () => http.of(LineOfBusinessRepository))

describeOfferRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryOfferRepository(new Map([[1, [promotion.build(), promotion.exclusive().build()]]])),
  ),
)
describeOfferRepository('over HTTP', () => http.of(OfferRepository))

describePasswords('in memory', async () => ({
  ...inMemorySubject(new InMemoryPasswords(['52998224725'], 'praca123')),
  document: '52998224725',
  password: 'praca123',
}))
describePasswords('over HTTP', async () => {
  const subject = await http.of(Passwords)
  const { document, password } = subject.world.customer
  return { ...subject, document, password }
})

describePlaceRepository('in memory', async () => inMemorySubject(new InMemoryPlaceRepository(demoGeography)))
describePlaceRepository('over HTTP', () => http.of(PlaceRepository))

describeProfileImageRepository('in memory', {
  with: async () => inMemorySubject(new InMemoryProfileImageRepository('https://fotos.example/maria.jpg')),
  without: async () => inMemorySubject(new InMemoryProfileImageRepository(undefined)),
})
describeProfileImageRepository('over HTTP', {
  with: () => http.of(ProfileImageRepository, { profile: 'rich', image: true }),
  without: () => http.of(ProfileImageRepository, { profile: 'rich', image: false }),
})

describePurchaseRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryPurchaseRepository({
      savedTotal: { amount: fromReais(1234.56), customerSince: { year: 2021, month: 3, day: 14 } },
      purchases: purchase.buildList(17),
    }),
  ),
)
describePurchaseRepository('over HTTP', () => http.of(PurchaseRepository))

describePushDirectory('in memory', async () => inMemorySubject(new InMemoryPushDirectory()))
describePushDirectory('over HTTP', () => http.of(PushDirectory))

const redeemableAccount = () =>
  campaignAccount.build({
    campaign: campaign.build({ id: CAMPAIGN }),
    rewards: [
      reward.build({ id: 25, name: 'Jogo de 6 copos', cost: 180 }),
      reward.build({ id: 21, kind: 'voucher', name: 'Vale-compra R$ 20', cost: 400 }),
      reward.build({ id: 29, name: 'Cafeteira elétrica', cost: 2300 }),
    ],
    lines: [pointsLine.build({ points: 1520 })],
    pending: [
      {
        rewardId: 26,
        description: 'Garrafa térmica 1 L',
        requestedOn: { year: 2026, month: 11, day: 17 },
        points: 350,
      },
    ],
    completed: [
      {
        rewardId: 21,
        description: 'Vale-compra R$ 20',
        productName: 'Vale-compra',
        kind: 'voucher',
        points: 400,
      },
    ],
  })

describeRedemptionRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryRedemptionRepository(new InMemoryLoyaltyAccount(new InMemoryClock(), [redeemableAccount()])),
  ),
)
describeRedemptionRepository('over HTTP', () => http.of(RedemptionRepository))

describeRegistrationRepository('in memory', async () => inMemorySubject(new InMemoryRegistrationRepository()))
describeRegistrationRepository('over HTTP', () => http.of(RegistrationRepository))

describeStoreRepository('in memory', async () =>
  inMemorySubject(new InMemoryStoreRepository([store.build(), store.ofAnotherFormat().build()])),
)
describeStoreRepository('over HTTP', () => http.of(StoreRepository))

const withoutAcceptedTerms = async () =>
  inMemorySubject(new InMemoryTermRepository([term.build(), term.privacy().build()]))

describeTermRepository('in memory', withoutAcceptedTerms, {
  individual: withoutAcceptedTerms,
  company: withoutAcceptedTerms,
})
describeTermRepository('over HTTP', () => http.of(TermRepository), {
  individual: () => http.of(TermRepository, { profile: 'empty', termsAccepted: false }),
  company: () => http.of(TermRepository, { profile: 'empty', termsAccepted: false, kind: 'J' }),
})

describeVoucherRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryVoucherRepository([
      { voucher: voucher.build() },
      { voucher: voucher.build(), storeId: 1 },
      { voucher: voucher.used().build() },
      { voucher: voucher.expired().build() },
    ]),
  ),
)
describeVoucherRepository('over HTTP', () => http.of(VoucherRepository))
