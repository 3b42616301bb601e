import { Connectivity } from '@application/connectivity/connectivity.ts'
import { ContainerModule } from 'inversify'
import { BrowserDeviceConnection } from '../browser/browser-device-connection.ts'
import { DeviceConnection } from '../device-connection.ts'
import { AddressPolicy } from '../http/address-policy.ts'
import { HttpConnectivity } from '../http/connectivity/http-connectivity.ts'
import { AXIOS, createAxios } from '../http/create-axios.ts'
import { HttpClient } from '../http/http-client.ts'
import { IdentityApi } from '../http/identity-api.ts'
import { PublicApi } from '../http/public-api.ts'
import { RecentReads } from '../http/recent-reads.ts'
import { SessionCache } from '../http/session-cache.ts'

/** What every HTTP adapter uses. */
export const httpModule = new ContainerModule(({ bind }) => {
  bind(AXIOS).toDynamicValue(() => createAxios())
  bind(AddressPolicy).toSelf()
  bind(Connectivity).to(HttpConnectivity)
  bind(DeviceConnection).to(BrowserDeviceConnection)
  bind(HttpClient).toSelf()
  bind(IdentityApi).toSelf()
  bind(PublicApi).toSelf()
  bind(RecentReads).toSelf()
  bind(SessionCache).toSelf()
})
