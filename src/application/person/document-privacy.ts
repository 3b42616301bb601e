/** Whether the document at the checkout is hidden until it is tapped. A choice of this device, which names no customer. */
export abstract class DocumentPrivacy {
  abstract startsHidden(): boolean
  abstract choose(startsHidden: boolean): void
}
