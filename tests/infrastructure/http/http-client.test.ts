import { MAX_ANSWER_WAIT } from '@application/campaigns/settle-redemption.ts'
import { Aborted, PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import { axiosTransport } from '@infrastructure/http/axios-transport.ts'
import { HttpClient, WRITE_TIMEOUT } from '@infrastructure/http/http-client.ts'
import type { WireRequest } from '@infrastructure/http/transport.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { type Outcome, scriptedTransport } from '../../support/scripted-transport.ts'
import { settled, settledUntil } from '../../support/settled.ts'

const READ: WireRequest = { method: 'GET', url: 'https://api.example/x', headers: {}, timeout: 15_000 }
const WRITE: WireRequest = { ...READ, method: 'POST', body: { a: 1 }, timeout: 30_000 }
const DAY = 24 * 3_600_000
const OK: Outcome = { status: 200, body: '{"data":1,"statusCode":200}' }

function arrange(outcomes: readonly Outcome[], { offline = false } = {}) {
  const clock = new InMemoryClock()
  const { sent, transport } = scriptedTransport(...outcomes)
  const device = { isOnline: () => !offline, timesWrong: 0, serverAnswered: () => device.timesWrong++ }
  const client = new HttpClient(axiosTransport(transport), clock, device, () => 0.5)
  return { clock, sent, client, device }
}

/** How a request ends when the clock passes over every delay. */
async function endOf(client: HttpClient, clock: InMemoryClock, request: WireRequest): Promise<unknown> {
  const end = client.send(request).catch((thrown: unknown) => thrown)
  for (let wait = 0; wait < 4; wait++) {
    await settled()
    clock.advance(1500)
  }
  return end
}

const reasonOf = (end: unknown): PortFailureReason | undefined =>
  end instanceof PortFailure ? end.reason : undefined

describe('a refusal', () => {
  it.each<[string, Outcome, Partial<PortFailureReason>]>([
    ['an error page in HTML', { status: 502, body: '<html></html>' }, { kind: 'rejected', description: '' }],
    [
      'an error without a description',
      { status: 400, body: '{"statusCode":400}' },
      { kind: 'rejected', description: '' },
    ],
    [
      'an error with a description',
      { status: 422, body: '{"description":" Não. ","data":{"errors":["a","b"]}}' },
      { kind: 'rejected', status: 422, description: 'Não.', errors: ['a', 'b'] },
    ],
    [
      'an error with a list of which not all is text',
      { status: 400, body: '{"data":{"errors":["a",null,7,"b"]}}' },
      { kind: 'rejected', description: '', errors: ['a', 'b'] },
    ],
    [
      'an error of /token',
      { status: 400, body: '{"error":"invalid_grant","error_description":"Senha inválida"}' },
      { kind: 'rejected', description: 'Senha inválida' },
    ],
    [
      'an error with a description of a wrong type',
      { status: 400, body: '{"description":7,"data":{"errors":"x"}}' },
      { kind: 'rejected', description: '', errors: [] },
    ],
  ])('that is %s keeps the words of the server', async (_, outcome, reason) => {
    const { client, clock } = arrange([outcome])
    expect(reasonOf(await endOf(client, clock, READ))).toMatchObject(reason)
  })
})

describe('a read', () => {
  it.each([408, 425, 429, 502, 503, 504])('is tried again at most twice after HTTP %i', async (status) => {
    const { client, clock, sent } = arrange([{ status, body: '' }])
    expect(reasonOf(await endOf(client, clock, READ))?.kind).toBe('rejected')
    expect(sent).toHaveLength(3)
  })

  it.each([400, 403, 404, 409, 422, 500, 501])('is not tried again after HTTP %i', async (status) => {
    const { client, clock, sent } = arrange([{ status, body: '' }])
    await endOf(client, clock, READ)
    expect(sent).toHaveLength(1)
  })

  it('is answered by the attempt that succeeds', async () => {
    const { client, clock, sent } = arrange([{ failure: 'network' }, { status: 503, body: '' }, OK])
    expect(await endOf(client, clock, READ)).toEqual({ data: 1, statusCode: 200 })
    expect(sent).toHaveLength(3)
  })

  it('is not tried again when it timed out, or when the device has no connection', async () => {
    const slow = arrange([{ failure: 'timeout' }])
    await endOf(slow.client, slow.clock, READ)
    expect(slow.sent).toHaveLength(1)

    const offline = arrange([{ failure: 'network' }], { offline: true })
    await endOf(offline.client, offline.clock, READ)
    expect(offline.sent).toHaveLength(1)
  })

  it('has its time for all attempts together: none begins that could not end in it', async () => {
    const { client, clock, sent } = arrange([{ status: 503, body: '', headers: { 'retry-after': '10' } }])
    const end = client.send(READ).catch((thrown: unknown) => thrown)
    await settled()
    clock.advance(10_000)
    expect(reasonOf(await end)?.kind).toBe('rejected')
    expect(sent.map(({ timeout }) => timeout)).toEqual([15_000, 5_000])
  })

  it.each([
    ['a day ahead, which ends it', DAY, [15_000]],
    ['a day back, which gives it no more time', -DAY, [15_000, 15_000, 15_000]],
  ])('is bounded on a device whose clock is put %s', async (_, jump, timeouts) => {
    const { client, clock, sent } = arrange([{ failure: 'network' }])
    const end = client.send(READ).catch((thrown: unknown) => thrown)
    await settled()
    clock.jump(jump)
    for (let wait = 0; wait < 3; wait++) {
      clock.advance(1500)
      await settled()
    }
    expect(reasonOf(await end)?.kind).toBe('offline')
    expect(sent.map(({ timeout }) => timeout)).toEqual(timeouts)
  })

  it('waits about 300 and 900 ms between its attempts', async () => {
    const { client, clock, sent } = arrange([{ failure: 'network' }])
    const end = client.send(READ).catch(() => undefined)
    await settled()
    clock.advance(299)
    await settled()
    expect(sent).toHaveLength(1)
    clock.advance(1)
    await settled()
    expect(sent).toHaveLength(2)
    clock.advance(899)
    await settled()
    expect(sent).toHaveLength(2)
    clock.advance(1)
    await end
    expect(sent).toHaveLength(3)
  })

  it('stops waiting for its next attempt when it is cancelled', async () => {
    const { client, clock, sent } = arrange([{ failure: 'network' }])
    const controller = new AbortController()
    const end = client.send({ ...READ, signal: controller.signal })
    await settledUntil(() => clock.waiting === 1)
    controller.abort()
    await expect(end).rejects.toThrow(Aborted)
    expect(sent).toHaveLength(1)
    expect(clock.waiting).toBe(0)
  })

  it('gives no answer that came just before it was cancelled', async () => {
    const { client, sent } = arrange([OK])
    const controller = new AbortController()
    const end = client.send({ ...READ, signal: controller.signal })
    await settledUntil(() => sent.length === 1)
    // Enough for axios to take the answer, which is looked at in the next task.
    for (let step = 0; step < 100; step++) await Promise.resolve()
    controller.abort()
    await expect(end).rejects.toThrow(Aborted)
  })
})

describe('a device that says that it is offline', () => {
  const OWN = { ...READ, headers: { 'Cache-Control': 'no-cache' } }
  const REPEATABLE = { ...WRITE, repeatable: true } as const

  it.each([
    ['a read that only the server answers', OWN],
    ['a write that may be repeated', { ...REPEATABLE, headers: OWN.headers }],
  ])('is proved wrong by the answer to %s', async (_, request) => {
    const { client, clock, device } = arrange([OK], { offline: true })
    await endOf(client, clock, request)
    expect(device.timesWrong).toBe(1)
  })

  it('is not proved wrong by what a cache may have answered, nor by a failure', async () => {
    const cached = arrange([OK], { offline: true })
    await endOf(cached.client, cached.clock, READ)
    expect(cached.device.timesWrong).toBe(0)

    const failed = arrange([{ failure: 'network' }], { offline: true })
    expect(reasonOf(await endOf(failed.client, failed.clock, REPEATABLE))?.kind).toBe('offline')
    expect(failed.sent).toHaveLength(1)
    expect(failed.device.timesWrong).toBe(0)
  })
})

describe('a write', () => {
  it('is refused at once without a connection, with the certainty that nothing was sent', async () => {
    const { client, clock, sent } = arrange([OK], { offline: true })
    expect(reasonOf(await endOf(client, clock, WRITE))).toEqual({ kind: 'offline', unsent: true })
    expect(sent).toEqual([])
  })

  it('goes form-urlencoded, nested objects with bracket keys', async () => {
    const { client, sent } = arrange([OK])
    await client.send({
      ...WRITE,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: { nome: 'Zoë & Cia', filhos: false, endereco: { cep: '01001000' }, ausente: undefined },
    })
    expect(Object.fromEntries(new URLSearchParams(String(sent[0]?.body)))).toEqual({
      nome: 'Zoë & Cia',
      filhos: 'false',
      'endereco[cep]': '01001000',
    })
  })
})

describe('the server’s time', () => {
  const dayOn = async (ahead: number, headers: Record<string, string>) => {
    const date = new Date(Date.UTC(2026, 10, 20, 15)).toUTCString()
    const { client, clock } = arrange([{ status: 200, body: '{}', headers: { date } }])
    clock.jump(ahead)
    await client.send({ ...READ, headers })
    return clock.today().day
  }

  it.each([
    ['ahead', DAY],
    ['behind', -DAY],
  ])('gives the day, as an answer to a customer says it, on a clock that is a day %s', async (_, ahead) => {
    expect(await dayOn(ahead, { Authorization: 'Bearer x' })).toBe(20)
  })

  it('is not taken from what anybody may ask for, because a cache may answer that', async () => {
    expect(await dayOn(DAY, {})).toBe(21)
  })

  it('is not known where an answer does not say it', async () => {
    const { client, clock } = arrange([{ status: 200, body: '{}', headers: { date: 'yesterday' } }])
    clock.jump(DAY)
    await client.send({ ...READ, headers: { Authorization: 'Bearer x' } })
    expect(clock.today().day).toBe(21)
  })
})

it('a write waits no longer than an exchange in doubt reckons with', () => {
  expect(WRITE_TIMEOUT).toBeLessThanOrEqual(MAX_ANSWER_WAIT)
})
