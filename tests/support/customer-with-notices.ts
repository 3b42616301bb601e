import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { FindNotices } from '@application/notices/find-notices.ts'
import { RewardDeliveries } from '@application/notices/reward-deliveries.ts'
import { CountOffers } from '@application/offers/count-offers.ts'
import type { CompletedRedemption } from '@domain/campaigns/redemption.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../doubles/session/in-memory-session-store.ts'
import { campaign, campaignAccount } from './factories/campaigns.ts'
import { statementLine } from './factories/cashback.ts'
import { offer, promotion } from './factories/offers.ts'
import { session } from './factories/session.ts'
import { voucher } from './factories/vouchers.ts'
import { testDevice } from './test-device.ts'

const november = (day: number) => ({ year: 2026, month: 11, day })

/** An exchange that has been handed over. */
export const bicycle: CompletedRedemption = {
  rewardId: 7,
  description: 'Resgate 7',
  productName: 'Bicicleta',
  kind: 'product',
  points: 400,
}

/**
 * A customer with a credit that lapses on 24/11, a voucher that lapses on 22/11, points of campaign 7, which ends on 31/12, and the
 * reward of one exchange in it.
 */
export function customerWithNotices() {
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(session.build())
  const device = testDevice(clock, sessions)
  const cashbackAccount = {
    balance: { available: fromReais(1000), pending: fromReais(0) },
    statement: [
      statementLine.build({ expiresOn: november(24), amount: fromReais(5) }),
      statementLine.build({ expiresOn: { year: 2027, month: 2, day: 2 } }),
    ],
  }
  const cashback = new InMemoryCashbackRepository(cashbackAccount)
  const vouchers = new InMemoryVoucherRepository(clock, [
    { voucher: voucher.build({ code: 'CAFE5', end: november(22) }) },
    { voucher: voucher.build() },
  ])
  const completed = [bicycle]
  const account = campaignAccount.build({ campaign: campaign.build({ id: 7 }), completed })
  const closed = campaignAccount.build({
    campaign: campaign.withoutPermissions().build(),
    lines: [],
    completed,
  })
  const campaigns = [account, closed]
  const loyalty = new InMemoryLoyaltyAccount(clock, campaigns)
  const redemptions = new InMemoryRedemptionRepository(loyalty)
  const campaignRepository = new InMemoryCampaignRepository(loyalty)
  const find = new FindNotices(
    new FindWhatLapses(
      cashback,
      new FindLapsingCashback(cashback, clock),
      device.activatedOffers,
      device.lastKnown,
      device.preferredStore,
    ),
    cashback,
    vouchers,
    campaignRepository,
    new CountOffers(device.activatedOffers, device.offerVisits, clock),
    device.lastKnown,
    device.preferredStore,
    clock,
  )
  const deliveries = new RewardDeliveries(
    campaignRepository,
    redemptions,
    device.seenNotices,
    clock,
    sessions,
  )
  /** The promotions of the customer's store, as another screen has read them. */
  const promotionsKnown = (ids: readonly number[], storeId = 1) => {
    device.preferredStore.choose(storeId)
    const offers = ids.map((id) => offer.build({ id }))
    device.lastKnown.of('promotions', storeId).keep([promotion.exclusive().build({ offers })])
  }
  return {
    ...device,
    sessions,
    clock,
    campaigns,
    campaignRepository,
    completed,
    redemptions,
    cashbackAccount,
    cashback,
    vouchers,
    find,
    deliveries,
    promotionsKnown,
  }
}
