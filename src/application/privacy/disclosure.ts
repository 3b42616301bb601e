/** What the portal says of itself to a customer who asks what it does with their visits. */
export abstract class Disclosure {
  /** What those who run the portal hear of visits: nothing, what is only logged, or also what `Telemetry` reports. */
  abstract readonly reports: 'none' | 'failures' | 'visits'
  /** The version of the portal; undefined in development. */
  abstract readonly version: string | undefined
}
