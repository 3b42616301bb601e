import { InstallPrompt } from '@application/install/install-prompt.ts'
import { Logger } from '@application/logger.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { Observations } from '@application/telemetry/observations.ts'
import { ContainerModule } from 'inversify'
import { BrowserInstallPrompt } from '../browser/browser-install-prompt.ts'
import { BrowserLogger } from '../browser/browser-logger.ts'
import { BrowserPageVisibility } from '../browser/browser-page-visibility.ts'
import { HtmlPolicy } from '../browser/trusted-types.ts'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { provide } from './provide.ts'

/** The part of the configuration that screens need. The addresses of the APIs and the secret of the app stay in the adapters. */
const portalSettings = (configuration: RuntimeConfiguration): PortalSettings => ({
  brand: configuration.brand,
  companyFormatId: configuration.companyFormatId,
  map: configuration.map,
  documentViewerUrl: configuration.documentViewerUrl,
  dataProtectionEmail: configuration.dataProtectionEmail,
})

/** What every screen has, with a session and without one. */
export const portalModule = new ContainerModule(({ bind }) => {
  bind(PortalSettings).toResolvedValue(portalSettings, [RuntimeConfiguration])
  bind(InstallPrompt).to(BrowserInstallPrompt)
  bind(Logger).to(BrowserLogger)
  bind(PageVisibility).to(BrowserPageVisibility)
  bind(HtmlPolicy).toSelf()
  provide(bind, Observations)
})
