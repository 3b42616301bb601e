import { describe, expect, it } from 'vitest'
import { callerWith, newCustomer, sandboxForTests } from './caller.ts'

const sandbox = sandboxForTests()

describe('every call to the identity API', () => {
  it('must name its domain', async () => {
    const { token } = await newCustomer(sandbox.current)
    const call = (headers: Record<string, string>) => fetch(`${sandbox.current.url}/api/lojas`, { headers })
    const refused = await call({ Authorization: `Bearer ${token}` })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { statusCode: 400, description: 'Cabeçalho domain não informado.', data: null },
    ])
    expect((await call({ Authorization: `Bearer ${token}`, domain: 'qualquer.example' })).status).toBe(200)
  })

  it.each([
    'GET /api/pessoa',
    'GET /api/pessoa/cupons?tamanhoPagina=8&pagina=1&idEmpFormato=135',
    'GET /api/contacorrente/saldo',
    'GET /api/promocoes/global/?idEmpresa=1',
    'POST /api/fidelidade/extrato',
    'POST /api/pessoa/desativar/PortalWeb',
    'POST /sandbox/push-subscriptions',
    'POST /logout',
  ])('needs a valid token: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    for (const authorization of [undefined, 'Bearer unknown', 'Basic bWFyaWE=']) {
      const response = await fetch(`${sandbox.current.url}${path}`, {
        method,
        headers: { domain: 'boapraca.example', ...(authorization === undefined ? {} : { authorization }) },
      })
      expect([response.status, await response.json()]).toEqual([
        401,
        { statusCode: 401, description: 'Token inválido ou expirado.', data: null },
      ])
    }
  })

  it('sends a body as a form, or is refused', async () => {
    const { token } = await newCustomer(sandbox.current)
    const response = await fetch(`${sandbox.current.url}/api/fidelidade/extrato`, {
      method: 'POST',
      headers: { domain: 'x', Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"idExtrato":33}',
    })
    expect(response.status).toBe(415)
  })

  it('gets an envelope even for a path that does not exist', async () => {
    const { status, body } = await callerWith(sandbox.current).get('/api/nada')
    expect([status, body]).toEqual([
      404,
      { statusCode: 404, description: 'Recurso não encontrado.', data: null },
    ])
  })
})

describe('the profile update', () => {
  it('needs the token and JSON but no domain, because it goes to a host of its own', async () => {
    const { token, get } = await newCustomer(sandbox.current)
    const pessoa = (await get('/api/pessoa')).body.data
    const response = await fetch(`${sandbox.current.url}/api/pessoa`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ atributos: [], pessoa }),
    })
    expect(response.status).toBe(200)
  })
})

describe('every call to the public content API', () => {
  it.each([
    ['without its keys', {}],
    ['with another secret', { 'app-secret-key': 'x', 'app-id': 'sandbox-app' }],
    ['with another app', { 'app-secret-key': 'sandbox-secret', 'app-id': 'x' }],
  ])('is refused %s', async (_how, headers: Record<string, string>) => {
    const response = await fetch(`${sandbox.current.url}/api/app/banners/135`, { headers })
    expect([response.status, await response.json()]).toEqual([
      401,
      { statusCode: 401, description: 'Aplicativo não autorizado.', data: null },
    ])
  })
})

describe('a browser on another origin', () => {
  const preflight = (origin: string) =>
    fetch(`${sandbox.current.url}/api/pessoa`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization,domain',
      },
    })

  it.each(['http://localhost:5173', 'http://127.0.0.1:8080', 'http://localhost'])(
    'may call from %s',
    async (origin) => {
      const { status, headers } = await preflight(origin)
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-methods')).toBe('GET,POST')
    },
  )

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
    'may not call from %s',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('may read Retry-After and Date, on failures too', async () => {
    const response = await fetch(`${sandbox.current.url}/api/pessoa`, {
      headers: { Origin: 'http://localhost:5173' },
    })
    expect(response.status).toBe(400)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After,Date')
  })
})

describe('the list of requests', () => {
  it('holds what was sent, and whose token it was', async () => {
    const caller = await newCustomer(sandbox.current)
    const { requests } = sandbox.current
    requests.length = 0
    await caller.get('/api/tabloides/ativos?idEmpresa=1')
    await caller.post('/api/promocao/ativar', { idPromoProd: '501' })
    await callerWith(sandbox.current).get('/sandbox/ping')
    expect(requests).toEqual([
      {
        method: 'GET',
        path: '/api/tabloides/ativos',
        query: { idEmpresa: '1' },
        headers: expect.objectContaining({ domain: 'boapraca.example', pragma: 'no-cache' }),
        body: '',
        cpf: caller.document,
      },
      expect.objectContaining({ method: 'POST', path: '/api/promocao/ativar', body: 'idPromoProd=501' }),
      expect.objectContaining({ method: 'GET', path: '/sandbox/ping' }),
    ])
    expect(requests[2]).not.toHaveProperty('cpf')
    const listed = await fetch(`${sandbox.current.url}/_sandbox/requests`)
    expect(((await listed.json()) as { requests: unknown[] }).requests).toHaveLength(3)
  })

  it('keeps the last five thousand', async () => {
    const { requests } = sandbox.current
    const old = { method: 'GET', path: '/old', query: {}, headers: {}, body: '' }
    requests.push(...Array.from({ length: 5000 }, () => old))
    await callerWith(sandbox.current).get('/sandbox/ping')
    expect(requests).toHaveLength(5000)
    expect(requests.at(-1)?.path).toBe('/sandbox/ping')
  })
})
