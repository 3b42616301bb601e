import { FindLapsingCashback } from '@application/cashback/find-lapsing-cashback.ts'
import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { FindNotices } from '@application/notices/find-notices.ts'
import { ContainerModule } from 'inversify'
import { provide } from './provide.ts'

/** What lapses soon, of everything that can, and what else a customer should hear of. */
export const areaModule = new ContainerModule(({ bind }) => {
  provide(bind, FindNotices)
  provide(bind, FindLapsingCashback)
  provide(bind, FindWhatLapses)
})
