import { type LoggedEvent, Logger } from '@application/logger.ts'
import type { PortFailureReason } from '@application/port-failure.ts'
import { inject, injectable } from 'inversify'
import { RuntimeConfiguration } from '../runtime-configuration.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { postText } from './post-text.ts'

/** Writes to the console, and to the address that a deployment has configured, if any. */
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

  private async send(url: string, entry: object): Promise<void> {
    try {
      await postText(this.window, url, JSON.stringify(entry))
    } catch {
      // The console has what could not be sent.
    }
  }
}

const codeOf = (failure: PortFailureReason): string =>
  failure.kind === 'rejected' ? `rejected ${failure.status}` : failure.kind
