import { Connectivity } from '@application/connectivity/connectivity.ts'
import { Aborted } from '@application/port-failure.ts'
import { BrowserDeviceConnection } from '@infrastructure/browser/browser-device-connection.ts'
import { axiosTransport } from '@infrastructure/http/axios-transport.ts'
import { HttpConnectivity } from '@infrastructure/http/connectivity/http-connectivity.ts'
import { HttpClient } from '@infrastructure/http/http-client.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { expect, it } from 'vitest'
import { ImpatientClock } from '../support/impatient-clock.ts'
import { type Outcome, scriptedTransport } from '../support/scripted-transport.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'

interface Network {
  readonly connectivity: Connectivity
  /** The device loses its network, and has it back. */
  readonly lose: () => void
  readonly regain: () => void
  /** The device has a network without internet. */
  readonly leadNowhere: () => void
}

contract<() => Network>(
  Connectivity,
  {
    'over HTTP': () => {
      const navigator = { onLine: true }
      const window = windowOf({ navigator })
      const device = new BrowserDeviceConnection(window)
      let outcome: Outcome = { status: 200, body: 'pong' }
      const transport = axiosTransport((config) => scriptedTransport(outcome).transport(config))
      const client = new HttpClient(transport, new ImpatientClock(), device, () => 0)
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
    },
    'in memory': () => {
      const connectivity = new InMemoryConnectivity()
      return {
        connectivity,
        lose: () => connectivity.lose(),
        regain: () => connectivity.regain(),
        leadNowhere: () => connectivity.reach(false),
      }
    },
  },
  (arrange) => {
    it('is online until the device loses the network, and when it regains it', async () => {
      const { connectivity, lose, regain } = arrange()
      expect([connectivity.isOnline(), await connectivity.ping()]).toEqual([true, true])
      lose()
      expect([connectivity.isOnline(), await connectivity.ping()]).toEqual([false, false])
      regain()
      expect([connectivity.isOnline(), await connectivity.ping()]).toEqual([true, true])
    })

    it('announces each change, until the listener is cancelled', () => {
      const { connectivity, lose, regain } = arrange()
      const heard: boolean[] = []
      const cancel = connectivity.subscribe(() => heard.push(connectivity.isOnline()))
      lose()
      regain()
      cancel()
      lose()
      expect(heard).toEqual([false, true])
    })

    it('finds with a ping that the network leads nowhere', async () => {
      const { connectivity, leadNowhere } = arrange()
      leadNowhere()
      expect([connectivity.isOnline(), await connectivity.ping()]).toEqual([true, false])
    })

    it('answers nothing after the caller has cancelled', async () => {
      const { connectivity } = arrange()
      const controller = new AbortController()
      const answer = connectivity.ping(controller.signal)
      controller.abort()
      await expect(answer).rejects.toThrow(Aborted)
    })
  },
)
