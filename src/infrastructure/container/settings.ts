import type { PortalSettings } from '@application/portal-settings.ts'
import type { RuntimeConfiguration } from '../runtime-configuration.ts'

/** The part of the configuration that screens need. The addresses of the APIs and the secret of the app stay in the adapters. */
export const portalSettings = (configuration: RuntimeConfiguration): PortalSettings => ({
  brand: configuration.brand,
  companyFormatId: configuration.companyFormatId,
  map: configuration.map,
  documentViewerUrl: configuration.documentViewerUrl,
  dataProtectionEmail: configuration.dataProtectionEmail,
  vapidPublicKey: configuration.vapidPublicKey,
})
