/**
 * Whether the portal has been of use to this customer on this device: until then it asks for no favour. Outlives the session; another
 * customer of the device begins with nothing.
 */
export abstract class FirstSuccess {
  /** True once something has succeeded, and from the second visit on. */
  abstract wasOfUse(): boolean
  /** The customer has opened the portal in a tab or signed in. Until either happens again it is the same visit, also after a reload. */
  abstract visited(): void
  /** An exchange has succeeded. */
  abstract achieved(): void
}
