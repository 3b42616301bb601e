import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { statementLine } from '../support/factories/cashback.ts'
import { describeCashbackRepository } from './cashback-repository.contract.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'

const http = httpSubjects()

describeCashbackRepository('in memory', async () =>
  inMemorySubject(
    new InMemoryCashbackRepository({
      balance: { available: fromReais(87.4), pending: fromReais(12.6) },
      statement: statementLine.buildList(22),
    }),
  ),
)
describeCashbackRepository('over HTTP', () => http.of(CashbackRepository))
