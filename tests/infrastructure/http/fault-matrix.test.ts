import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WIRE_CALLS, wireCallOf } from '../../pact/wire-calls.ts'
import { type Call, EVERY_CALL } from '../../support/every-call.ts'
import type { Outcome } from '../../support/scripted-transport.ts'
import { scriptedWorld } from '../../support/scripted-world.ts'

const status = (code: number, body = '', headers?: Record<string, string>): Outcome => ({
  status: code,
  body,
  ...(headers && { headers }),
})

type FailureKind = PortFailureReason['kind']

/** How a call ends: with a failure of some kind, or with an answer. */
type End = FailureKind | { readonly answer: unknown }

/** Each fault with the kind of failure it must become. */
const FAULTS: readonly [name: string, outcome: Outcome, kind: FailureKind][] = [
  ['no connection', { failure: 'network' }, 'offline'],
  ['a time-out', { failure: 'timeout' }, 'timeout'],
  ['HTTP 400', status(400), 'rejected'],
  ['HTTP 401', status(401), 'unauthenticated'],
  ['HTTP 403', status(403), 'rejected'],
  ['HTTP 404', status(404), 'rejected'],
  ['HTTP 409', status(409), 'rejected'],
  ['HTTP 422 with errors', status(422, '{"description":"Não.","data":{"errors":["a"]}}'), 'rejected'],
  ['HTTP 429 with Retry-After', status(429, '', { 'retry-after': '2' }), 'rejected'],
  ['HTTP 500', status(500), 'rejected'],
  ['HTTP 502 as HTML', status(502, '<html>Bad Gateway</html>'), 'rejected'],
  ['malformed JSON', status(200, '{"data":[,'), 'unexpected'],
  ['HTML under HTTP 200', status(200, '<!doctype html><html></html>'), 'unexpected'],
  ['a truncated body', status(200, '{"data":{"valor'), 'unexpected'],
  ['an empty body', status(200, ''), 'unexpected'],
  ['statusCode 500 under HTTP 200', status(200, '{"data":null,"statusCode":500}'), 'rejected'],
  ['an answer of another shape', status(200, '{"data":"x","statusCode":200}'), 'unexpected'],
]

/** What the contract gives a meaning of its own instead. */
const MEANINGS: Readonly<Record<string, End>> = {
  // No photo.
  'GET /api/pessoa/imagem × HTTP 404': { answer: undefined },
  // No such campaign.
  'GET /api/fidelidade/campanha/{id} × HTTP 404': { answer: undefined },
  // None for this customer.
  'GET /api/fidelidade/campanhas/inicial/logado × HTTP 404': { answer: [] },
  'GET /api/fidelidade/resgates/home × HTTP 404': { answer: [] },
  // Calls without a token: there is no session to end.
  'POST /token × HTTP 401': 'rejected',
  'GET /api/app/banners/{formatId} × HTTP 401': 'rejected',
  'GET /api/app/banner-footers/{formatId} × HTTP 401': 'rejected',
  // `/token` answers without an envelope: nothing to open, so the shape is wrong.
  'POST /token × statusCode 500 under HTTP 200': 'unexpected',
  // Done, without a word (product.md, rule 21).
  ...Object.fromEntries(
    [
      ...['POST /logout', 'POST /api/login/alterarsenha', 'POST /api/pessoa/cadastro'],
      ...['POST /api/pessoa/imagem', 'POST /api/pessoa/preferencia', 'POST /api/promocao/ativar'],
      'POST /api/fidelidade/extrato',
    ].map((wire) => [`${wire} × an empty body`, { answer: undefined }]),
  ),
  ...Object.fromEntries(
    ['login/recuperarsenha', 'pessoa/desativar/PortalWeb', 'pessoa/reativar'].map((path) => [
      `POST /api/${path} × an empty body`,
      { answer: '' },
    ]),
  ),
  // The photo is saved; only its address cannot be read.
  'POST /api/pessoa/imagem × an answer of another shape': { answer: undefined },
}

const RETRIED = new Set(['no connection', 'HTTP 429 with Retry-After', 'HTTP 502 as HTML'])

function expectedEnd({ wire, isRead }: Call, fault: string, kind: FailureKind): End {
  if (fault === 'an answer of another shape' && !isRead) return { answer: undefined }
  return MEANINGS[`${wire} × ${fault}`] ?? kind
}

async function endOf({ call }: Call, outcome: Outcome) {
  const { get, sent, sessions } = scriptedWorld(outcome)
  const end = await call({ get }).then(
    (answer): End => ({ answer }),
    (thrown): End => {
      expect(thrown).toBeInstanceOf(PortFailure)
      return (thrown as PortFailure).reason.kind
    },
  )
  return { end, sent, sessions }
}

describe.each(EVERY_CALL)('$wire', (call) => {
  it.each(FAULTS)('ends in one kind of failure: %s', async (name, outcome, kind) => {
    const { end, sent, sessions } = await endOf(call, outcome)
    expect(end).toEqual(expectedEnd(call, name, kind))

    expect(sent).toHaveLength(call.wire.startsWith('GET') && RETRIED.has(name) ? 3 : 1)
    const sessionEnds = kind === 'unauthenticated' && /GET \/api\/(?!app\/)|POST \/api/.test(call.wire)
    expect(sessions.current() === undefined).toBe(sessionEnds)
  })

  it('ends in an answer or a PortFailure, whatever JSON comes', async () => {
    const anyBody = fc
      .tuple(fc.jsonValue(), fc.boolean())
      .map(([json, isData]) => JSON.stringify(isData ? { data: json, statusCode: 200 } : json))
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        await endOf(call, status(200, body))
      }),
      { numRuns: 30 },
    )
  })
})

describe('the calls', () => {
  it('are all those of the contracts', () => {
    expect(EVERY_CALL.map(({ wire }) => wire).sort()).toEqual([...WIRE_CALLS].sort())
  })
})

describe('every request', () => {
  it('is one that the contract lists, with its method and path', async () => {
    for (const call of EVERY_CALL) {
      const { sent } = await endOf(call, status(500))
      const { pathname } = new URL(sent[0]?.url ?? '')
      expect(wireCallOf(sent[0]?.method ?? '', pathname)).toBe(call.wire)
    }
  })

  it('has a time-out of 15 seconds for reads and 30 for writes', async () => {
    for (const call of EVERY_CALL) {
      const { sent } = await endOf(call, status(500))
      expect(sent[0]?.timeout, call.wire).toBe(call.wire.startsWith('GET') ? 15_000 : 30_000)
    }
  })
})
