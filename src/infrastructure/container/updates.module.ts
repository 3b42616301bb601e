import { PortalUpdates } from '@application/updates/portal-updates.ts'
import { ContainerModule } from 'inversify'
import { ServiceWorkerUpdates } from '../browser/service-worker-updates.ts'

/** The service worker and what it says of newer versions. It can wait until the first screen is usable. */
export const updatesModule = new ContainerModule(({ bind }) => {
  bind(PortalUpdates).to(ServiceWorkerUpdates)
})
