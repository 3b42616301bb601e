/** A part of the portal whose ports and use cases are fetched with the first screen that needs them, or later. */
export type Area =
  | 'campaigns'
  | 'cashback'
  | 'consents'
  | 'documents'
  | 'flyers'
  | 'home'
  | 'http'
  | 'lapsing'
  | 'offers'
  | 'passwords'
  | 'person'
  | 'privacy'
  | 'profile'
  | 'purchase-history'
  | 'purchases'
  | 'registration'
  | 'reminders'
  | 'shell'
  | 'sign-in'
  | 'stores'
  | 'telemetry'
  | 'updates'
  | 'vouchers'

/** Makes the parts of the portal available. What every screen needs is there from the start and belongs to no area. */
export abstract class Areas {
  /** Resolves when the area can be used, and rejects when it could not be fetched. Each area is fetched once. */
  abstract load(area: Area): Promise<void>

  /**
   * As `load`, but it first fetches the files of the area `http` with plain requests. A browser never imports a module again after a
   * failure, but it can repeat a plain request. The module of the area itself does not get this protection.
   *
   * @throws PortFailure `offline` when a file cannot be fetched, `unexpected` when a deployment has removed it.
   */
  abstract loadLate(area: Area): Promise<void>
}
