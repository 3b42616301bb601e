/**
 * Ends the pushes to this device, of any customer. `SignOut` calls it also in a visit that has not loaded `PushSubscriptions`. Never
 * rejects.
 */
export abstract class PushEnd {
  abstract end(): Promise<void>

  /**
   * Ends pushes without an owner. They are left over where a customer signed out and closed the page too early: the owner was deleted, but
   * the browser was still subscribed. Never rejects.
   */
  abstract endOwnerless(): Promise<void>
}
