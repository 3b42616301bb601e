import type { Cancellation } from '@application/cancellation.ts'
import type { Cancel } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { Aborted, failureReason } from '@application/port-failure.ts'
import { inject, injectable } from 'inversify'
import { DeviceConnection } from '../../device-connection.ts'
import { RuntimeConfiguration } from '../../runtime-configuration.ts'
import { HttpClient, PING_TIMEOUT } from '../http-client.ts'

/** Asks the configured address; without one the device's own answer counts. */
@injectable()
export class HttpConnectivity extends Connectivity {
  constructor(
    @inject(HttpClient) private readonly client: HttpClient,
    @inject(DeviceConnection) private readonly device: DeviceConnection,
    @inject(RuntimeConfiguration) private readonly configuration: Pick<RuntimeConfiguration, 'pingUrl'>,
  ) {
    super()
  }

  isOnline(): boolean {
    return this.device.isOnline()
  }

  subscribe(listener: () => void): Cancel {
    return this.device.subscribe(listener)
  }

  async ping(signal?: Cancellation): Promise<boolean> {
    const { pingUrl } = this.configuration
    if (!this.isOnline() || pingUrl === undefined) return this.isOnline()
    try {
      await this.client.send({ method: 'GET', url: pingUrl, headers: {}, timeout: PING_TIMEOUT, signal })
      return true
    } catch (thrown) {
      if (thrown instanceof Aborted) throw thrown
      // A 2xx counts whatever its body is; the client calls one that is not JSON unexpected.
      return failureReason(thrown).kind === 'unexpected'
    }
  }
}
