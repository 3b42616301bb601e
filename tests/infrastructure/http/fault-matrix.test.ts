import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import { type Observation, Observations } from '@application/telemetry/observations.ts'
import { once } from '@domain/once.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WIRE_CALLS, wireCallOf } from '../../../scripts/pact/wire-calls.ts'
import { type Call, EVERY_CALL } from '../../support/every-call.ts'
import { type Outcome, withData } from '../../support/scripted-transport.ts'
import { scriptedWorld } from '../../support/scripted-world.ts'
import { settledUntil } from '../../support/settled.ts'

const status = (code: number, body = '', headers?: Record<string, string>): Outcome => ({
  status: code,
  body,
  ...(headers && { headers }),
})

const answering = (body: unknown): Outcome => status(200, JSON.stringify(body))

type FailureKind = PortFailureReason['kind']

/** How a call ends: with a failure of some kind, or with an answer. */
type End = FailureKind | { readonly answer: unknown }

/** Each fault with the kind of failure it must become. */
const FAULTS: readonly [name: string, outcome: Outcome, kind: FailureKind][] = [
  ['no connection, or one that breaks', { failure: 'network' }, 'offline'],
  ['a time-out', { failure: 'timeout' }, 'timeout'],
  ['HTTP 400', status(400), 'rejected'],
  ['HTTP 401', status(401), 'unauthenticated'],
  ['HTTP 403', status(403), 'rejected'],
  ['HTTP 404', status(404), 'rejected'],
  ['HTTP 409', status(409), 'rejected'],
  ['HTTP 422 with errors', status(422, '{"description":"Não.","data":{"errors":["a"]}}'), 'rejected'],
  ['HTTP 429 with Retry-After', status(429, '', { 'retry-after': '2' }), 'rejected'],
  ['HTTP 429 with a long Retry-After', status(429, '', { 'retry-after': '11' }), 'rejected'],
  ['HTTP 500', status(500), 'rejected'],
  ['HTTP 502 as HTML', status(502, '<html>Bad Gateway</html>'), 'rejected'],
  ['malformed JSON', status(200, '{"data":[,'), 'unexpected'],
  ['HTML under HTTP 200', status(200, '<!doctype html><html></html>'), 'unexpected'],
  ['a truncated body', status(200, '{"data":{"valor'), 'unexpected'],
  ['an empty body', status(200, ''), 'unexpected'],
  ['statusCode 500 under HTTP 200', answering({ data: null, statusCode: 500 }), 'rejected'],
  ['{}', answering({}), 'unexpected'],
  ['an object of others', answering({ message: 'Too many connections' }), 'unexpected'],
  ['an envelope without data', answering({ statusCode: 200 }), 'unexpected'],
  ['[]', answering([]), 'unexpected'],
  ['null', answering(null), 'unexpected'],
  ['a text', answering('Em manutenção'), 'unexpected'],
  ['{} as its data', withData({}), 'unexpected'],
  ['[] as its data', withData([]), 'unexpected'],
  ['rows of others as its data', withData([{ mensagem: 'Em manutenção' }]), 'unexpected'],
  ['null as its data', withData(null), 'unexpected'],
  ['a text as its data', withData('Em manutenção'), 'unexpected'],
]

const WITHOUT_A_WORD = ['an empty body', '{}', 'an object of others', '[]', 'null']
/** What a backend may send that leaves out what it does not have. */
const NOTHING = ['null as its data', 'an envelope without data']
const NO_OBJECT = ['{} as its data', ...NOTHING]
const MISSING_LISTS = ['[] as its data', ...NOTHING]
const NO_DATA = ['{} as its data', 'rows of others as its data', ...MISSING_LISTS]
const OTHER_DATA = [...NO_DATA, 'a text as its data']

/** The same end for each of these faults. */
const each = (wire: string, faults: readonly string[], end: End): Readonly<Record<string, End>> =>
  Object.fromEntries(faults.map((fault) => [`${wire} × ${fault}`, end]))

/** What the contract gives a meaning of its own instead. */
const MEANINGS: Readonly<Record<string, End>> = {
  // No photo.
  ...each('GET /api/pessoa/imagem', ['HTTP 404', ...NO_DATA], { answer: undefined }),
  // No such campaign.
  ...each('GET /api/fidelidade/campanha/{id}', ['HTTP 404', ...NOTHING], { answer: undefined }),
  // No such CEP.
  ...each('GET /api/consulta/cep/{cep}', NO_DATA, { answer: undefined }),
  // None for this customer.
  'GET /api/fidelidade/campanhas/inicial/logado × HTTP 404': { answer: [] },
  'GET /api/fidelidade/resgates/home × HTTP 404': { answer: [] },
  ...each('GET /api/termos/aceitos', ['{} as its data', ...MISSING_LISTS], { answer: [] }),
  // Objects that hold a list alone, which may be missing.
  ...each('GET /api/fidelidade/campanha/resgates/efetuados', NO_OBJECT, { answer: [] }),
  ...each('GET /api/contacorrente/extrato', NO_OBJECT, { answer: { lines: [], mayHaveMore: false } }),
  ...each('GET /api/fidelidade/extratos', NO_OBJECT, { answer: { lines: [], mayHaveMore: false } }),
  // Calls without a token: there is no session to end.
  'POST /token × HTTP 401': 'rejected',
  'GET /api/app/banners/{formatId} × HTTP 401': 'rejected',
  'GET /api/app/banner-footers/{formatId} × HTTP 401': 'rejected',
  // Done, without a word (product.md, rule 21).
  ...Object.assign(
    {},
    ...[
      ...['POST /logout', 'POST /api/login/alterarsenha', 'POST /api/pessoa/cadastro'],
      ...['POST /api/pessoa/preferencia', 'POST /api/promocao/ativar', 'POST /api/fidelidade/extrato'],
    ].map((wire) => each(wire, [...WITHOUT_A_WORD, ...OTHER_DATA], { answer: undefined })),
    ...['login/recuperarsenha', 'pessoa/desativar/PortalWeb', 'pessoa/reativar'].map((path) =>
      each(`POST /api/${path}`, [...WITHOUT_A_WORD, ...NO_DATA], { answer: '' }),
    ),
  ),
  // The envelope has to say that it is done; nothing else is read.
  ...each('POST /api/pessoa', OTHER_DATA, { answer: undefined }),
  // The photo is saved; only its address cannot be read.
  ...each('POST /api/pessoa/imagem', [...WITHOUT_A_WORD, ...OTHER_DATA], { answer: undefined }),
}

const RETRIED = new Set([
  'no connection, or one that breaks',
  'HTTP 429 with Retry-After',
  'HTTP 502 as HTML',
])

async function expectedEnd({ wire, good }: Call, fault: string, kind: FailureKind): Promise<End> {
  const meaning = MEANINGS[`${wire} × ${fault}`]
  if (meaning !== undefined) return meaning
  // Where the answer is a list, a missing one is empty (docs/wire.md, "Rules").
  const isList = Array.isArray(Object(await good()).data)
  if (isList && MISSING_LISTS.includes(fault)) return { answer: [] }
  return kind
}

const MANY = 5000

/** Each list of an answer, with its first row so many times. */
function withManyRows(body: unknown): unknown {
  if (Array.isArray(body)) return Array.from({ length: MANY }, (_, index) => otherRow(body[0], index))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withManyRows(value)]))
}

/** The same row with another id: a store or a campaign that is repeated is one. */
function otherRow(row: unknown, index: number): unknown {
  if (typeof row !== 'object' || row === null) return row
  const id = ['idEmpresa', 'idCampanha'].find((name) => name in row)
  return id === undefined ? row : { ...row, [id]: index + 1 }
}

function longestList(value: unknown): number {
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Math.max(0, ...Object.values(value).map(longestList))
}

const SECRET = 'Maria 529.982.247-25'

/** Copies of the answer. In each, one value has a wrong shape that holds private text. Of a list, only its first row is used. */
function withOneWrong(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [{ [SECRET]: [SECRET] }]
  const entries: [string, unknown][] = Object.entries(body)
  const inside = entries
    .slice(0, Array.isArray(body) ? 1 : undefined)
    .flatMap(([name, value]) =>
      withOneWrong(value).map((wrong) => (Array.isArray(body) ? [wrong] : { ...body, [name]: wrong })),
    )
  return [SECRET, ...inside]
}

const namesIn = (body: unknown): string[] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, value]) => [Array.isArray(body) ? '[]' : name, ...namesIn(value)])
    : []

async function endOf({ call }: Call, ...outcomes: readonly Outcome[]) {
  const world = scriptedWorld(...outcomes)
  const end = () =>
    call({ get: world.get }).then(
      (answer): End => ({ answer }),
      (thrown): End => {
        expect(thrown).toBeInstanceOf(PortFailure)
        return (thrown as PortFailure).reason.kind
      },
    )
  return { ...world, end: await end(), endOfNext: end }
}

describe.each(EVERY_CALL)('$wire', (call) => {
  const good = once(async () => answering(await call.good()))
  const goodEnd = once(async () => (await endOf(call, await good())).end)

  it.each(FAULTS)(
    'ends in one kind of failure, of which the next call knows nothing: %s',
    async (name, outcome, kind) => {
      const times = call.wire.startsWith('GET') && RETRIED.has(name) ? 3 : 1
      const faults = Array<Outcome>(times).fill(outcome)
      const { end, sent, sessions, endOfNext } = await endOf(call, ...faults, await good())
      expect(end).toEqual(await expectedEnd(call, name, kind))

      expect(sent).toHaveLength(times)
      const sessionEnds = kind === 'unauthenticated' && /GET \/api\/(?!app\/)|POST \/api/.test(call.wire)
      expect(sessions.current() === undefined).toBe(sessionEnds)

      // An answer that was taken for good may be kept.
      if (typeof end === 'string') expect(await endOfNext()).toEqual(await goodEnd())
    },
  )

  it('with one wrong field is noticed, with the name of the field and nothing of the answer', async () => {
    const body = await call.good()
    const fields: (string | undefined)[] = []
    for (const wrong of withOneWrong(body)) {
      const { get } = scriptedWorld(answering(wrong))
      const seen: Observation[] = []
      get(Observations).sendTo((observation) => seen.push(observation))
      const failure = await call.call({ get }).then(
        () => undefined,
        (thrown: PortFailure) => thrown.reason,
      )
      if (failure?.kind === 'unexpected') {
        expect(seen).toContainEqual(expect.objectContaining({ kind: 'call', failure }))
        fields.push(failure.field)
      }
    }
    const names = new Set(namesIn(body).flatMap((name) => name.split('.')))
    for (const field of fields) for (const name of field?.split('.') ?? []) expect(names).toContain(name)
    if (call.isRead) expect(fields.length).toBeGreaterThan(0)
  })

  it('takes as many rows as come', async () => {
    const body = await call.good()
    const { end } = await endOf(call, answering(withManyRows(body)))
    const { end: usual } = await endOf(call, answering(body))
    expect(typeof end).toBe('object')
    expect(longestList(end)).toBe(longestList(usual) > 0 ? MANY : 0)
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

  describe('answered after five seconds', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      return () => vi.useRealTimers()
    })

    it('has waited, and asked once', async () => {
      const { get, sent } = scriptedWorld({ ...(await good()), after: 5000 } as Outcome)
      let ended = false
      const end = call.call({ get }).then(() => {
        ended = true
      })
      await settledUntil(() => sent.length > 0)
      await vi.advanceTimersByTimeAsync(4999)
      expect(ended).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      await end
      expect(sent).toHaveLength(1)
    })
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
