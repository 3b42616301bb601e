import { Telemetry, type TelemetryReport } from '@application/telemetry/telemetry.ts'

/** Keeps the text of each report, as it would be sent. */
export class InMemoryTelemetry extends Telemetry {
  readonly sent: string[] = []

  send(report: TelemetryReport): void {
    this.sent.push(JSON.stringify(report))
  }
}
