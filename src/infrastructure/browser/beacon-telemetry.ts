import { Telemetry, type TelemetryReport } from '@application/telemetry/telemetry.ts'
import { inject, injectable } from 'inversify'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { postText } from './post-text.ts'

/** Posts a report as plain text to the configured address: the browser then sends it to another origin without asking that origin first. */
@injectable()
export class BeaconTelemetry extends Telemetry {
  constructor(
    @inject(BROWSER_WINDOW) private readonly window: Window & typeof globalThis,
    @inject(RuntimeConfiguration) private readonly configuration: Pick<RuntimeConfiguration, 'telemetry'>,
  ) {
    super()
  }

  send(report: TelemetryReport): void {
    const { telemetry } = this.configuration
    if (telemetry) void this.post(telemetry.url, JSON.stringify(report))
  }

  private async post(url: string, body: string): Promise<void> {
    try {
      // False where the browser has no room for it; missing where an extension has taken it away.
      if (this.window.navigator.sendBeacon?.(url, body)) return
      await postText(this.window, url, body)
    } catch {
      // What cannot be sent is lost: nothing the customer does waits for it.
    }
  }
}
