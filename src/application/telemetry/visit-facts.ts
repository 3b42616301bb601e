import type { Vital } from './telemetry-event.ts'

export type BrowserFamily = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other'

export const CONNECTION_CLASSES = ['slow-2g', '2g', '3g', '4g'] as const
export type ConnectionClass = (typeof CONNECTION_CLASSES)[number] | 'unknown'

/** What is known of this visit. Every text that it gives is out of a closed list: addresses and errors do not get through. */
export abstract class VisitFacts {
  /** Of the portal, as the build wrote it into the page. */
  abstract readonly version: string
  abstract readonly browser: BrowserFamily
  abstract readonly connection: ConnectionClass
  /** Whether the device has a connection, as far as it knows. */
  abstract isOnline(): boolean
  /** The template of the address that is shown, or `other`. */
  abstract screen(): string
  /** The template of the call that a request makes, or `other`. */
  abstract call(method: string, address: string): string
  /** Where in the files of this build something was thrown, as `file:line:column`, at most three places, the innermost first. */
  abstract frames(thrown: unknown): readonly string[]
  /** The file of this build that could not be fetched, such as `offers-Ab12.js`; undefined where the error does not say. */
  abstract missingFile(thrown: unknown): string | undefined
  /** Called each time the customer leaves the portal: for another tab, another app, or for good. It may be the page's last moment. */
  abstract onLeave(listener: () => void): void
  /** Gives each Web Vital when it is known, which for some is when the page is left. */
  abstract onVital(listener: (name: Vital, value: number) => void): void
}
