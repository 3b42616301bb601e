import { HttpConnectivity } from '@infrastructure/http/connectivity/http-connectivity.ts'
import { HttpClient } from '@infrastructure/http/http-client.ts'
import axios from 'axios'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'

/** A client whose server answers so, or cannot be reached. */
function arrange(answer: { status: number; body?: string } | 'unreachable', online = true) {
  const sent: string[] = []
  const device = { isOnline: () => online, subscribe: () => () => {} }
  const client = new HttpClient(
    axios.create({
      adapter: async (config) => {
        sent.push(`${config.method} ${config.url}`)
        if (answer === 'unreachable') throw new axios.AxiosError('no route', 'ERR_NETWORK', config)
        const response = {
          data: answer.body ?? '',
          status: answer.status,
          statusText: '',
          headers: {},
          config,
        }
        if (answer.status >= 300) throw new axios.AxiosError('status', 'ERR', config, null, response)
        return response
      },
    }),
    new InMemoryClock(),
    device,
    () => 0,
  )
  return {
    client,
    sent,
    connectivity: new HttpConnectivity(client, device, { pingUrl: 'https://host.example/ping' }),
  }
}

describe('the connection', () => {
  it.each([
    [{ status: 200, body: 'pong' }, true],
    [{ status: 204 }, true],
    [{ status: 200, body: '{"ok":true}' }, true],
    [{ status: 404 }, false],
  ])('looked for with %j is there: %s', async (answer, there) => {
    expect(await arrange(answer).connectivity.ping()).toBe(there)
  })

  it('is not asked for when the device knows that there is none', async () => {
    const { connectivity, sent } = arrange({ status: 204 }, false)
    expect(await connectivity.ping()).toBe(false)
    expect(sent).toEqual([])
  })
})

describe('a write without a connection', () => {
  it('is refused at once, with the certainty that nothing was sent', async () => {
    const { client, sent } = arrange({ status: 200 }, false)
    const write = client.send({ method: 'POST', url: 'https://host.example', headers: {}, timeout: 1 })
    await expect(write).rejects.toMatchObject({ reason: { kind: 'offline', unsent: true } })
    expect(sent).toEqual([])
  })
})
