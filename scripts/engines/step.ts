import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import type { PortalFiles } from '../../src/infrastructure/portal-files.ts'
import type { EnginePage } from './engine-page.ts'

export type Screen = PortalFiles['screens'][number]

/** What a walk is made for: a portal with the sandbox behind it. */
export interface Place {
  readonly url: string
  readonly screens: readonly Screen[]
  readonly customer: TestCustomer
  /** A CPF that is not registered. */
  readonly freshDocument: string
}

export interface Step {
  readonly name: string
  /** Throws what went wrong. A text that it returns says what the browser does not have. */
  readonly run: (page: EnginePage, place: Place) => Promise<unknown>
}
