import { PushEnd } from '@application/push/push-end.ts'

/** A device that gets pushes until they are ended. */
export class InMemoryPushEnd extends PushEnd {
  isSubscribed = true

  constructor(private hasOwner = true) {
    super()
  }

  async end(): Promise<void> {
    this.hasOwner = false
    this.isSubscribed = false
  }

  async endOwnerless(): Promise<void> {
    if (!this.hasOwner) await this.end()
  }
}
