import type { PortalSettings } from '@application/portal-settings.ts'
import { Factory } from 'fishery'

/** A deployment that configured nothing but its name. */
export const portalSettings = Factory.define<PortalSettings>(() => ({
  brand: { name: 'Rede Boa Praça', logoUrl: undefined },
  companyFormatId: 135,
  map: undefined,
  documentViewerUrl: undefined,
  dataProtectionEmail: undefined,
}))
