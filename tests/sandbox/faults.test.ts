import { beforeEach, describe, expect, it } from 'vitest'
import { type Caller, callerWith, newCustomer, sandboxForTests } from './caller.ts'

const sandbox = sandboxForTests()
let caller: Caller & { document: string }

beforeEach(async () => {
  await setFaults([])
  caller = await newCustomer(sandbox.current, { profile: 'rich' })
})

const setFaults = (faults: unknown) => callerWith(sandbox.current).control('faults', { faults })

const SALDO = '/api/contacorrente/saldo'
const spoil = (fault: object, more: object = {}) => setFaults([{ call: `GET ${SALDO}`, fault, ...more }])

/** The answer as text, because its JSON may be broken. */
async function raw(): Promise<{ status: number; type: string | null; text: string }> {
  const response = await fetch(`${sandbox.current.url}${SALDO}`, {
    headers: { domain: 'x', Authorization: `Bearer ${caller.token}` },
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe('a fault', () => {
  it('answers with any status, body and headers', async () => {
    await spoil({ kind: 'status', status: 429, headers: { 'Retry-After': '2' } })
    const limited = await caller.get(SALDO)
    expect(limited.headers.get('retry-after')).toBe('2')
    expect(limited).toMatchObject({
      status: 429,
      body: { statusCode: 429, description: expect.any(String), data: null },
    })

    await spoil({ kind: 'status', status: 502, body: '<h1>Bad gateway</h1>' })
    expect(await raw()).toEqual({
      status: 502,
      type: 'text/html; charset=UTF-8',
      text: '<h1>Bad gateway</h1>',
    })

    await spoil({ kind: 'status', status: 422, body: { statusCode: 422, data: { errors: ['a', 'b'] } } })
    expect((await caller.get(SALDO)).body).toEqual({ statusCode: 422, data: { errors: ['a', 'b'] } })

    await spoil({ kind: 'status', status: 204 })
    expect(await raw()).toMatchObject({ status: 204, text: '' })
  })

  it('answers a sign-in in its own error shape', async () => {
    await setFaults([{ call: 'POST /token', fault: { kind: 'status', status: 503 } }])
    const { status, body } = await callerWith(sandbox.current).post('/token', {})
    expect([status, body]).toEqual([
      503,
      { error: 'server_error', error_description: 'Serviço indisponível no momento.' },
    ])
  })

  it.each([
    [{ kind: 'malformed' }, 'application/json', '{"data": {"statusCode": 200,'],
    [{ kind: 'empty' }, 'application/json', ''],
    [{ kind: 'html' }, 'text/html; charset=UTF-8', expect.stringContaining('<h1>')],
    [{ kind: 'wrong-shape' }, 'application/json', '{"data":{"inesperado":[true]},"statusCode":200}'],
    [{ kind: 'wrong-shape', body: { data: 'muito' } }, 'application/json', '{"data":"muito"}'],
    [
      { kind: 'envelope', statusCode: 500, description: 'Falhou.' },
      'application/json',
      '{"statusCode":500,"description":"Falhou.","data":null}',
    ],
  ])('answers 200 with a wrong body: %j', async (fault, type, text) => {
    await spoil(fault)
    expect(await raw()).toEqual({ status: 200, type, text })
  })

  it.each(['reset', 'truncated'])('drops the connection: %s', async (kind) => {
    await spoil({ kind })
    await expect(raw()).rejects.toThrow()
  })

  it('performs the call and loses the answer', async () => {
    const rich = await newCustomer(sandbox.current, { points: { 7: 500 } })
    await setFaults([{ call: 'POST /api/fidelidade/extrato', fault: { kind: 'lost-answer' } }])
    await expect(rich.post('/api/fidelidade/extrato', { idExtrato: '25' })).rejects.toThrow()
    expect((await rich.data('/api/fidelidade/campanha/7/extratos/pontos')).pontos).toBe(320)
  })

  it('hangs until the caller gives up', async () => {
    await spoil({ kind: 'hang' })
    const impatient = new AbortController()
    const pending = fetch(`${sandbox.current.url}${SALDO}`, {
      headers: { domain: 'x' },
      signal: impatient.signal,
    })
    // A call that hangs does not delay another.
    expect((await caller.get('/api/pessoa')).status).toBe(200)
    impatient.abort()
    await expect(pending).rejects.toThrow('abort')
  })

  it('makes a call slow and then answers it, without delaying another', async () => {
    await spoil({ kind: 'slow', ms: 60 })
    const order: string[] = []
    const slow = caller.get(SALDO).then(({ status }) => order.push(`slow ${status}`))
    await caller.get('/api/pessoa')
    order.push('quick')
    await slow
    expect(order).toEqual(['quick', 'slow 200'])
  })

  it('applies a delay and then a failure', async () => {
    await setFaults([
      { call: '*', fault: { kind: 'slow', ms: 1 } },
      { call: `GET ${SALDO}`, fault: { kind: 'status', status: 500 } },
    ])
    expect((await caller.get(SALDO)).status).toBe(500)
    expect((await caller.get('/api/pessoa')).status).toBe(200)
  })
})

describe('the calls that a fault strikes', () => {
  it('are all those that its pattern matches', async () => {
    await setFaults([{ call: 'GET /api/fidelidade/campanha/*', fault: { kind: 'status', status: 500 } }])
    expect((await caller.get('/api/fidelidade/campanha/7/extratos/pontos')).status).toBe(500)
    expect((await caller.get('/api/fidelidade/campanhas?idEmpFormato=135')).status).toBe(200)

    await setFaults([{ call: '*', fault: { kind: 'status', status: 500 } }])
    expect((await caller.get('/sandbox/ping')).status).toBe(500)
    expect((await fetch(`${sandbox.current.url}/sandbox/tiles/1/1/1.png`)).status).toBe(200)
  })

  it('are as many as the rule says', async () => {
    await spoil({ kind: 'status', status: 500 }, { times: 2 })
    const statuses = []
    for (let index = 0; index < 3; index += 1) statuses.push((await caller.get(SALDO)).status)
    expect(statuses).toEqual([500, 500, 200])
  })

  it('are those of one customer', async () => {
    await spoil({ kind: 'status', status: 500 }, { customer: caller.document })
    expect((await caller.get(SALDO)).status).toBe(500)
    expect((await (await newCustomer(sandbox.current)).get(SALDO)).status).toBe(200)
  })

  it('are none when the list is emptied or deleted', async () => {
    await spoil({ kind: 'status', status: 500 })
    await fetch(`${sandbox.current.url}/_sandbox/faults`, { method: 'DELETE' })
    expect((await caller.get(SALDO)).status).toBe(200)
  })

  it.each([
    [{}, '"faults"'],
    [{ faults: [{ call: 'saldo', fault: { kind: 'html' } }] }, '"call"'],
    [{ faults: [{ call: '*', fault: { kind: 'fire' } }] }, 'received "fire"'],
    [{ faults: [{ call: '*', fault: { kind: 'slow' } }] }, '"ms"'],
    [
      { faults: [{ call: '*', fault: { kind: 'status', status: 7 } }] },
      '"status": expected >=200, received 7.',
    ],
    [{ faults: [{ call: '*', fault: { kind: 'defect', defect: 'x' } }] }, 'received "x"'],
    [{ faults: [{ call: '*', fault: { kind: 'html' }, times: 0 }] }, '"times"'],
  ])('stay the same after an invalid list: %j', async (body, problem) => {
    await spoil({ kind: 'status', status: 500 })
    const { status, body: answer } = await callerWith(sandbox.current).control('faults', body)
    expect(status).toBe(400)
    expect(answer.error).toContain(problem)
    expect((await caller.get(SALDO)).status).toBe(500)
  })
})
