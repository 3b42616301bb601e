import type { Cancel } from './clock.ts'

/** Whether the customer is looking at the portal. */
export abstract class PageVisibility {
  abstract isVisible(): boolean
  /** Called each time the customer comes back to the portal. */
  abstract onReturn(listener: () => void): Cancel
}
