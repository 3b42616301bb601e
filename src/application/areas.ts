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
   * As `load`, but it first asks for the code of the calls by plain requests. A browser never loads a module again that it could not fetch
   * once; a plain request may be repeated. Only the code of the calls is protected so, not the area's own module.
   *
   * @throws PortFailure `offline` when it cannot be fetched, `unexpected` when a deployment has taken it away.
   */
  abstract loadLate(area: Area): Promise<void>
}
