import { FindWhatLapses } from '@application/lapsing/find-what-lapses.ts'
import { ContainerModule } from 'inversify'
import { provide } from './provide.ts'

/** What lapses soon, of everything that can. */
export const lapsingModule = new ContainerModule(({ bind }) => {
  provide(bind, FindWhatLapses)
})
