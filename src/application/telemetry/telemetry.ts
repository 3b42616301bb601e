import type { TelemetryEvent } from './telemetry-event.ts'
import type { BrowserFamily, ConnectionClass } from './visit-facts.ts'

/** Some events of one visit. Nothing in it says which visit or whose. */
export interface TelemetryReport {
  readonly version: string
  readonly browser: BrowserFamily
  readonly connection: ConnectionClass
  /** @property count how often the same has happened. */
  readonly events: readonly (TelemetryEvent & { readonly count: number })[]
}

/** Takes reports of visits to those who run the portal (docs/decisions/128). */
export abstract class Telemetry {
  /** Sends once, also from a page that is being left. Never throws: what cannot be sent is lost. */
  abstract send(report: TelemetryReport): void
}
