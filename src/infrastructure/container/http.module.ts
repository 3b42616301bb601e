import { Connectivity } from '@application/connectivity/connectivity.ts'
import { ContainerModule } from 'inversify'
import { BrowserDeviceConnection } from '../browser/browser-device-connection.ts'
import { DeviceConnection } from '../device-connection.ts'
import { AddressPolicy } from '../http/address-policy.ts'
import { axiosTransport } from '../http/axios-transport.ts'
import { HttpConnectivity } from '../http/connectivity/http-connectivity.ts'
import { HttpClient } from '../http/http-client.ts'
import { IdentityApi } from '../http/identity-api.ts'
import { PublicApi } from '../http/public-api.ts'
import { RecentReads } from '../http/recent-reads.ts'
import { HttpAuthentication } from '../http/session/http-authentication.ts'
import { SessionCache } from '../http/session-cache.ts'
import { TRANSPORT } from '../http/transport.ts'
import { HTTP_AUTHENTICATION } from './fetched-authentication.ts'

/** What every HTTP adapter uses. It is fetched with the first screen that makes calls, or with the first sign-in. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(TRANSPORT).toDynamicValue(() => axiosTransport())
  bind(AddressPolicy).toSelf()
  bind(Connectivity).to(HttpConnectivity)
  bind(DeviceConnection).to(BrowserDeviceConnection)
  bind(HTTP_AUTHENTICATION).to(HttpAuthentication)
  bind(HttpClient).toSelf()
  bind(IdentityApi).toSelf()
  bind(PublicApi).toSelf()
  bind(RecentReads).toSelf()
  bind(SessionCache).toSelf()
})
