import { CollectMyData } from '@application/privacy/collect-my-data.ts'
import { Disclosure } from '@application/privacy/disclosure.ts'
import { ContainerModule } from 'inversify'
import { BROWSER_WINDOW } from '../browser/browser-window.ts'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { disclosure } from './disclosure.ts'
import { provide } from './provide.ts'

/** The copy of everything that the portal knows of the customer. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(Disclosure).toResolvedValue(disclosure, [RuntimeConfiguration, BROWSER_WINDOW])
  provide(bind, CollectMyData)
})
