import type { PortalSettings } from '@application/portal-settings.ts'
import type { RuntimeConfiguration } from '../runtime-configuration.ts'

/** What the screens may know of the configuration: everything but the hosts and keys. */
export const portalSettings = (configuration: RuntimeConfiguration): PortalSettings => ({
  brand: configuration.brand,
  companyFormatId: configuration.companyFormatId,
  map: configuration.map,
  documentViewerUrl: configuration.documentViewerUrl,
  dataProtectionEmail: configuration.dataProtectionEmail,
  vapidPublicKey: configuration.vapidPublicKey,
})
