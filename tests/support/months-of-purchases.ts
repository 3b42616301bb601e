import type { LastKnown } from '@application/offline/last-known.ts'
import { ReadEarningStatements } from '@application/purchases/read-earning-statements.ts'
import { ReadMonthOfPurchases } from '@application/purchases/read-month-of-purchases.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { NO_MONEY } from '@domain/money.ts'
import type { Person } from '@domain/person/person.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import {
  type CampaignAccount,
  InMemoryLoyaltyAccount,
} from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { demoCompany, demoPerson } from '@infrastructure/in-memory/person/demo-person.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { MonthViewModel } from '@ui/purchases/month-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { InMemoryFileSaver } from '../doubles/documents/in-memory-file-saver.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { testDevice } from './test-device.ts'

interface Options {
  readonly purchases: readonly Purchase[]
  /** The lines of the cash-back statement. */
  readonly statement?: readonly StatementLine[]
  readonly campaigns?: readonly CampaignAccount[]
  readonly customer?: Person
  /** What the device has kept. */
  readonly lastKnown?: LastKnown
}

/** The purchases month by month, not started yet. The customer is a company where none is given: others do not have this. */
export function monthsOfPurchases({
  purchases,
  statement = [],
  campaigns = [],
  customer = { ...demoPerson, ...demoCompany },
  lastKnown = testDevice().lastKnown,
}: Options) {
  const clock = new InMemoryClock()
  const repository = new InMemoryPurchaseRepository({ purchases })
  const balance = { available: NO_MONEY, pending: NO_MONEY }
  const cashback = new InMemoryCashbackRepository({ balance, statement })
  const loyalty = new InMemoryLoyaltyAccount(clock, campaigns)
  const readStatements = new ReadEarningStatements(cashback, new InMemoryCampaignRepository(loyalty))
  const people = new InMemoryPersonRepository(customer)
  const files = new InMemoryFileSaver()
  const today = new Today(clock)
  const months = new MonthViewModel(
    people,
    lastKnown,
    new ReadMonthOfPurchases(repository),
    readStatements,
    files,
    today,
    new Toasts(clock),
  )
  return { months, repository, cashback, readStatements, people, files, today }
}
