/** What the customer wants to receive, and by which channel (product.md §3, Preferencias). */
export interface Preferences {
  readonly email: boolean
  readonly sms: boolean
  readonly push: boolean
  readonly whatsapp: boolean
  readonly digitalCoupon: boolean
}

export type Preference = keyof Preferences

/** In which of them two states differ. */
export const preferencesChanged = (before: Preferences, after: Preferences): readonly Preference[] =>
  (Object.keys(after) as Preference[]).filter((name) => before[name] !== after[name])

/** What a registration starts with (product.md §3). */
export const DEFAULT_PREFERENCES: Preferences = {
  email: true,
  sms: true,
  push: true,
  whatsapp: true,
  digitalCoupon: false,
}
