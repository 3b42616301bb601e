import { axiosTransport } from '@infrastructure/http/axios-transport.ts'
import { HttpConnectivity } from '@infrastructure/http/connectivity/http-connectivity.ts'
import { HttpClient } from '@infrastructure/http/http-client.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { type Outcome, scriptedTransport } from '../../../support/scripted-transport.ts'

function arrange(outcome: Outcome, online = true) {
  const device = { isOnline: () => online, serverAnswered: () => {}, subscribe: () => () => {} }
  const { sent, transport } = scriptedTransport(outcome)
  const client = new HttpClient(axiosTransport(transport), new InMemoryClock(), device)
  return {
    sent,
    connectivity: new HttpConnectivity(client, device, { pingUrl: 'https://host.example/ping' }),
  }
}

it.each<[Outcome, boolean]>([
  [{ status: 200, body: 'pong' }, true],
  [{ status: 204, body: '' }, true],
  [{ status: 200, body: '{"ok":true}' }, true],
  [{ status: 404, body: '' }, false],
])('a ping that is answered with %j finds a connection: %s', async (outcome, found) => {
  expect(await arrange(outcome).connectivity.ping()).toBe(found)
})

it('a ping asks the host, and not the cache of the browser, which has an answer when the host is gone', async () => {
  const { connectivity, sent } = arrange({ status: 204, body: '' })
  await connectivity.ping()
  expect(sent.map(({ cache }) => cache)).toEqual(['no-store'])
})

it('no ping is sent when the device knows that there is no connection', async () => {
  const { connectivity, sent } = arrange({ status: 204, body: '' }, false)
  expect(await connectivity.ping()).toBe(false)
  expect(sent).toEqual([])
})
