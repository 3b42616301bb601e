import { type PushAddress, PushDirectory } from '@application/push/push-directory.ts'
import { anything } from '../../shapes.ts'
import type { IdentityApi } from '../identity-api.ts'

/** Tells the configured address; wire.md has no call for it, so without one nobody is told (docs/decisions/073). */
export class HttpPushDirectory extends PushDirectory {
  constructor(
    private readonly api: IdentityApi,
    private readonly url: string | undefined,
  ) {
    super()
  }

  async enter(address: PushAddress): Promise<void> {
    if (this.url !== undefined) await this.api.postJson(this.url, anything, address)
  }
}
