import { FirstFigures } from '@application/home/first-figures.ts'
import { HiddenValues } from '@application/home/hidden-values.ts'
import { ContainerModule } from 'inversify'
import { LocalStorageHiddenValues } from '../storage/local-storage-hidden-values.ts'
import { provide } from './provide.ts'

/** The figures of the home screen. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(HiddenValues).to(LocalStorageHiddenValues)
  provide(bind, FirstFigures)
})
