import type { Disclosure } from '@application/privacy/disclosure.ts'
import { portalVersion } from '../portal-files.ts'
import type { RuntimeConfiguration } from '../runtime-configuration.ts'

/** What the page is configured to do, and nothing else. */
export const disclosure = (
  { telemetry, logUrl }: Pick<RuntimeConfiguration, 'telemetry' | 'logUrl'>,
  { document }: Pick<Window, 'document'>,
): Disclosure => ({
  reports: telemetry && telemetry.sampleRate > 0 ? 'visits' : logUrl === undefined ? 'none' : 'failures',
  version: portalVersion(document),
})
