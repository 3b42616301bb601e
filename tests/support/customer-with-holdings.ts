import { FindCampaignOfReward } from '@application/campaigns/find-campaign-of-reward.ts'
import { PointsSpent } from '@application/campaigns/points-spent.ts'
import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import type { Campaign } from '@domain/campaigns/campaign.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { HoldingsViewModel } from '@ui/home/holdings-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { StoredActivations } from '@ui/offers/stored-activations.ts'
import { Loadable } from '@ui/screen/loadable.ts'
import { Today } from '@ui/screen/today.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { campaign, campaignAccount, pointsLine } from './factories/campaigns.ts'
import { statementLine } from './factories/cashback.ts'
import { activatedOffer, offer, promotion } from './factories/offers.ts'
import { session } from './factories/session.ts'
import { voucher } from './factories/vouchers.ts'
import { openScreen } from './open-screen.ts'
import { RecordingNavigation } from './recording-navigation.ts'
import { settled } from './settled.ts'
import { testDevice } from './test-device.ts'

export const november = (day: number) => ({ year: 2026, month: 11, day })

const STORE = 1

const OFFERS = [
  { id: 1, name: 'CAFÉ', end: november(28) },
  { id: 2, name: 'SEM FIM', end: undefined },
  { id: 3, name: 'PASSOU', end: november(19) },
]

/** A campaign with points in it. */
export const held = (points: number, changes: Partial<Campaign> = {}) =>
  campaignAccount.build({ campaign: campaign.build(changes), lines: [pointsLine.build({ points })] })

export const OTHER = { allows: { statement: true, redeeming: false, history: true } }

/** A customer's home, and what it reads. */
export function customerWithHoldings({
  offers = OFFERS,
  accounts = [held(1520)],
  days = [24] as number[],
  available = 1000,
} = {}) {
  const clock = new InMemoryClock()
  const balance = { value: { available: fromReais(available), pending: fromReais(0) } }
  const cashback = new InMemoryCashbackRepository({
    balance: balance.value,
    statement: [
      ...days.map((day) => statementLine.build({ expiresOn: november(day), amount: fromReais(4.61) })),
      statementLine.build(),
      statementLine.expired().build(),
    ],
  })
  const vouchers = new InMemoryVoucherRepository(clock, [
    { voucher: voucher.build({ end: november(22) }) },
    { voucher: voucher.build() },
    { voucher: voucher.bare().build() },
    { voucher: voucher.build({ start: november(27) }) },
  ])
  const loyalty = new InMemoryLoyaltyAccount(clock, accounts)
  const campaigns = new InMemoryCampaignRepository(loyalty)
  const redemptions = new InMemoryRedemptionRepository(loyalty)
  const sessions = new InMemorySessionStore(session.build())
  const { activatedOffers, lastKnown, preferredStore } = testDevice(clock, sessions)
  for (const each of offers) activatedOffers.remember({ ...activatedOffer.build(), ...each })
  const navigation = new RecordingNavigation()
  const toasts = new Toasts(clock)
  const pointsSpent = new PointsSpent()
  const activations = new RunningActivations(sessions)
  const offerRepository = new InMemoryOfferRepository(
    new Map([
      [
        STORE,
        [
          promotion.build({
            end: november(28),
            offers: offers.map(({ id, name }) => offer.build({ id, name })),
          }),
        ],
      ],
    ]),
  )
  const screens: ReturnType<typeof openScreen>[] = []
  const open = async () => {
    const find = new FindWhatLapses(
      cashback,
      new FindLapsingCashback(cashback, clock),
      activatedOffers,
      lastKnown,
      preferredStore,
    )
    const today = new Today(clock)
    const general = {
      promotions: new Loadable((signal) => offerRepository.promotions(STORE, signal)).rememberedAs(() =>
        lastKnown.of('promotions', STORE),
      ),
      storeChoice: { chosen: preferredStore.read() },
    }
    const holdings = new HoldingsViewModel(
      vouchers,
      campaigns,
      redemptions,
      new FindCampaignOfReward(redemptions),
      pointsSpent,
      find,
      new StoredActivations(activations),
      lastKnown,
      today,
      navigation,
      toasts,
      balance,
      general,
    )
    screens.push(openScreen(holdings))
    if (general.storeChoice.chosen !== undefined) void general.promotions.load()
    await settled()
    return holdings
  }
  return {
    cashback,
    vouchers,
    campaigns,
    redemptions,
    loyalty,
    activatedOffers,
    activations,
    pointsSpent,
    clock,
    navigation,
    toasts,
    offerRepository,
    lastKnown,
    open,
    /** The customer has chosen a store, leaves, and signs in again. */
    signInAgain() {
      preferredStore.choose(STORE)
      sessions.clear('signed-out')
      sessions.save(session.build())
    },
    logged: () => screens.flatMap(({ logger }) => logger.entries),
    /** The customer comes back to the portal. */
    comeBack: async () => {
      for (const { visibility } of screens) visibility.comeBack()
      await settled()
    },
  }
}
