/**
 * Ends the pushes to this device, of any customer. `SignOut` calls it also in a visit that has not loaded `PushSubscriptions`. Never
 * rejects.
 */
export abstract class PushEnd {
  abstract end(): Promise<void>

  /** Ends those that belong to nobody: the last customer signed out and closed the page before they had ended. Never rejects. */
  abstract endOwnerless(): Promise<void>
}
