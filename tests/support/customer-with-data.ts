import { CollectMyData } from '@application/privacy/collect-my-data.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import {
  type CampaignAccount,
  InMemoryLoyaltyAccount,
} from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPreferenceRepository } from '@infrastructure/in-memory/preferences/in-memory-preference-repository.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { campaignAccount } from './factories/campaigns.ts'
import { statementLine } from './factories/cashback.ts'
import { person } from './factories/person.ts'
import { preferences } from './factories/preferences.ts'
import { purchase } from './factories/purchases.ts'
import { voucher } from './factories/vouchers.ts'

/** A customer with data of every kind that the portal reads, and the use case that collects the data. */
export function customerWithData(statement = statementLine.buildList(25)) {
  const accounts: [CampaignAccount, ...CampaignAccount[]] = [campaignAccount.build()]
  const clock = new InMemoryClock()
  const loyalty = new InMemoryLoyaltyAccount(clock, accounts)
  const sources = {
    people: new InMemoryPersonRepository(person.build()),
    images: new InMemoryProfileImageRepository(),
    preferences: new InMemoryPreferenceRepository(preferences.build()),
    terms: new InMemoryTermRepository(clock),
    cashback: new InMemoryCashbackRepository({
      balance: { available: fromReais(1), pending: fromReais(2) },
      statement,
    }),
    purchases: new InMemoryPurchaseRepository({
      savedTotal: { amount: fromReais(1), customerSince: undefined },
      purchases: purchase.buildList(20),
    }),
    vouchers: new InMemoryVoucherRepository(clock, [
      { voucher: voucher.build({ code: 'ATIVO' }) },
      { voucher: voucher.used().build({ code: 'USADO' }) },
    ]),
    campaigns: new InMemoryCampaignRepository(loyalty),
    redemptions: new InMemoryRedemptionRepository(loyalty),
  }
  const collect = new CollectMyData(
    sources.people,
    sources.images,
    sources.preferences,
    sources.terms,
    sources.cashback,
    sources.purchases,
    sources.vouchers,
    sources.campaigns,
    sources.redemptions,
  )
  return { sources, accounts, collect }
}
