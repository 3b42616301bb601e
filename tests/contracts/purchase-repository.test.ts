import { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { purchase } from '../support/factories/purchases.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'
import { describePurchaseRepository } from './purchase-repository.contract.ts'

const http = httpSubjects()

describePurchaseRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryPurchaseRepository({
      savedTotal: { amount: fromReais(1234.56), customerSince: { year: 2021, month: 3, day: 14 } },
      purchases: purchase.buildList(17),
    }),
  ),
)
describePurchaseRepository('over HTTP', () => http.of(PurchaseRepository))
