/** Where this device can be reached, as the browser gives it (W3C Push API, `PushSubscription.toJSON`). */
export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The service that sends the pushes. A deployment without one keeps the address on the device. Rejects with a PortFailure. */
export abstract class PushDirectory {
  abstract register(address: PushAddress): Promise<void>
}
