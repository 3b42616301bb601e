import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { ContainerModule } from 'inversify'
import { HttpCashbackRepository } from '../http/cashback/http-cashback-repository.ts'
import { provide } from './provide.ts'

/** The cashback account. */
export const cashbackModule = new ContainerModule(({ bind }) => {
  bind(CashbackRepository).to(HttpCashbackRepository)
  provide(bind, FindLapsingCashback)
})
