import type { Cancel } from '../clock.ts'

/** The notifications that are pressed while a tab of the portal is open, signed in or not. */
export abstract class PressedNotifications {
  /** Calls the listener with the screen that a pressed notification is about, such as `/voucher`. */
  abstract subscribe(listener: (screen: string) => void): Cancel
}
