import { FirstFigures } from '@application/home/first-figures.ts'
import { ContainerModule } from 'inversify'
import { provide } from './provide.ts'

/** The figures of the home screen. */
export const homeModule = new ContainerModule(({ bind }) => {
  provide(bind, FirstFigures)
})
