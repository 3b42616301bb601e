import { BrowserDeviceConnection } from '@infrastructure/browser/browser-device-connection.ts'
import { HttpConnectivity } from '@infrastructure/http/connectivity/http-connectivity.ts'
import { createAxios } from '@infrastructure/http/create-axios.ts'
import { HttpClient } from '@infrastructure/http/http-client.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { ImpatientClock } from '../support/impatient-clock.ts'
import { type Outcome, scriptedTransport } from '../support/scripted-transport.ts'
import { windowOf } from '../support/window-of.ts'
import { describeConnectivity } from './connectivity.contract.ts'

describeConnectivity('over HTTP', () => {
  const navigator = { onLine: true }
  const window = windowOf({ navigator })
  const device = new BrowserDeviceConnection(window)
  let outcome: Outcome = { status: 200, body: 'pong' }
  const client = new HttpClient(
    createAxios((config) => scriptedTransport(outcome).transport(config)),
    new ImpatientClock(),
    device,
    () => 0,
  )
  const turn = (onLine: boolean) => {
    navigator.onLine = onLine
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }
  return {
    connectivity: new HttpConnectivity(client, device, { pingUrl: 'https://host.example/ping' }),
    lose: () => turn(false),
    regain: () => turn(true),
    leadNowhere: () => {
      outcome = { failure: 'network' }
    },
  }
})
describeConnectivity('in memory', () => {
  const connectivity = new InMemoryConnectivity()
  return {
    connectivity,
    lose: () => connectivity.lose(),
    regain: () => connectivity.regain(),
    leadNowhere: () => connectivity.reach(false),
  }
})
