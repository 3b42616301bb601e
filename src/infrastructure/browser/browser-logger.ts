import { type LoggedEvent, Logger } from '@application/logger.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { inject, injectable } from 'inversify'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { BROWSER_WINDOW } from './browser-window.ts'

/** Writes to the console, and where a deployment has configured an address, also there. */
@injectable()
export class BrowserLogger extends Logger {
  constructor(
    @inject(BROWSER_WINDOW) private readonly window: Window & typeof globalThis,
    @inject(RuntimeConfiguration) private readonly configuration: Pick<RuntimeConfiguration, 'logUrl'>,
  ) {
    super()
  }

  log(event: LoggedEvent, failure?: PortFailureReason): void {
    const reason = failure && codeOf(failure)
    // biome-ignore lint/suspicious/noConsole: the console is where product.md §8 wants it.
    console.info(`[portal] ${event}`, ...(reason === undefined ? [] : [reason]))
    const { logUrl } = this.configuration
    if (logUrl !== undefined) void this.send(logUrl, { event, reason })
  }

  /** As text and without cookies, so that another origin is asked for no permission and learns nothing of the customer. */
  private async send(url: string, entry: object): Promise<void> {
    try {
      const body = JSON.stringify(entry)
      await this.window.fetch(url, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        mode: 'no-cors',
      })
    } catch {
      // What cannot be logged there stands in the console.
    }
  }
}

const codeOf = (failure: PortFailureReason): string =>
  failure.kind === 'rejected' ? `rejected ${failure.status}` : failure.kind
