/** What the portal reports of visits to those who run it, for the customer who asks. */
export abstract class Disclosure {
  /** What those who run the portal hear of visits: nothing, what is only logged, or also what `Telemetry` reports. */
  abstract readonly reports: 'none' | 'failures' | 'visits'
  /** The version of the portal; undefined in development. */
  abstract readonly version: string | undefined
}
