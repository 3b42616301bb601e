import { type LoggedEvent, Logger } from '@application/logger.ts'
import type { PortFailureReason } from '@application/port-failure.ts'

/** Remembers what was logged. */
export class RecordingLogger extends Logger {
  readonly entries: (readonly [LoggedEvent, PortFailureReason['kind']?])[] = []

  log(event: LoggedEvent, failure?: PortFailureReason): void {
    this.entries.push(failure ? [event, failure.kind] : [event])
  }
}
