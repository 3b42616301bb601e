import { PressedNotifications } from '@application/push/pressed-notifications.ts'
import { PortalUpdates } from '@application/updates/portal-updates.ts'
import { ContainerModule } from 'inversify'
import { BrowserPressedNotifications } from '../browser/browser-pressed-notifications.ts'
import { ServiceWorkerUpdates } from '../browser/service-worker-updates.ts'

/** The service worker, and what it says of newer versions and pressed notifications. It can wait until the first screen is usable. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(PortalUpdates).to(ServiceWorkerUpdates)
  bind(PressedNotifications).to(BrowserPressedNotifications)
})
