import { CollectMyData } from '@application/privacy/collect-my-data.ts'
import { ContainerModule } from 'inversify'
import { provide } from './provide.ts'

/** The copy of everything that the portal knows of the customer. */
export const privacyModule = new ContainerModule(({ bind }) => {
  provide(bind, CollectMyData)
})
