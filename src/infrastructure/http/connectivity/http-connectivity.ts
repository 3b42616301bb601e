import type { Cancellation } from '@application/cancellation.ts'
import type { Cancel } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { Aborted, failureReason } from '@application/port-failure.ts'
import type { DeviceConnection } from '../../browser/device-connection.ts'
import { type HttpClient, PING_TIMEOUT } from '../http-client.ts'

/** Asks the configured address; a deployment without one has to believe the device. */
export class HttpConnectivity extends Connectivity {
  constructor(
    private readonly client: HttpClient,
    private readonly device: DeviceConnection,
    private readonly pingUrl: string | undefined,
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
    if (!this.isOnline() || this.pingUrl === undefined) return this.isOnline()
    try {
      await this.client.send({
        method: 'GET',
        url: this.pingUrl,
        headers: {},
        timeout: PING_TIMEOUT,
        signal,
      })
      return true
    } catch (thrown) {
      if (thrown instanceof Aborted) throw thrown
      // A 2xx counts whatever its body is; the client calls one that is not JSON unexpected.
      return failureReason(thrown).kind === 'unexpected'
    }
  }
}
