import { type PushAddress, PushDirectory } from '@application/push/push-directory.ts'
import { inject, injectable } from 'inversify'
import { RuntimeConfiguration } from '../../runtime-configuration.ts'
import { IdentityApi } from '../identity-api.ts'

/** Sends the subscription to the configured address; without one it stays in the browser (docs/wire.md, "Push subscriptions"). */
@injectable()
export class HttpPushDirectory extends PushDirectory {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(RuntimeConfiguration)
    private readonly configuration: Pick<RuntimeConfiguration, 'pushSubscriptionsUrl'>,
  ) {
    super()
  }

  async register(address: PushAddress): Promise<void> {
    const { pushSubscriptionsUrl: url } = this.configuration
    if (url !== undefined) await this.api.postJson(url, address)
  }
}
