import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { ContainerModule } from 'inversify'
import { HttpCashbackRepository } from '../http/cashback/http-cashback-repository.ts'

/** The cashback account. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(CashbackRepository).to(HttpCashbackRepository)
})
