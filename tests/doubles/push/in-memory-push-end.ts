import { PushEnd } from '@application/push/push-end.ts'

/** A device that gets pushes until they are ended. */
export class InMemoryPushEnd extends PushEnd {
  isSubscribed = true

  async end(): Promise<void> {
    this.isSubscribed = false
  }
}
