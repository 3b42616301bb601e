import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { check } from '../../scripts/backend-check/check.ts'
import { addressFindings, plainFindings } from '../../scripts/backend-check/encryption.ts'
import type { Case } from '../../scripts/backend-check/finding.ts'
import { junitOf } from '../../scripts/backend-check/junit.ts'
import { reportOf } from '../../scripts/backend-check/report.ts'
import type { LocalServer } from '../../scripts/local-server.ts'
import { CONTENT_PROVIDER, IDENTITY_PROVIDER } from '../../scripts/pact/verification.ts'
import { callOf } from '../../scripts/pact/wire-calls.ts'
import { runScript } from '../support/run-script.ts'
import { CONTRACTS } from './contracts.ts'
import type { Answered } from './planted/backend.ts'
import { BEYOND_CONTRACTS } from './planted/breaking.ts'
import { type Gateway, soundGateway, startBackend } from './planted/running-backend.ts'
import { at } from './planted/variant.ts'
import type { Interaction } from './support/interaction.ts'

const ORIGIN = 'http://localhost:4780'
const NO_TRUST = { insecure: false, ca: undefined }

type Interactions = readonly Interaction[]

/** Looks at both APIs at an address, with the interactions that are picked of each. */
async function casesAt(
  url: string,
  pick: (all: Interactions) => Interactions = (all) => all,
  origin = ORIGIN,
): Promise<readonly Case[]> {
  const cases: Case[] = []
  for (const { provider, interactions: all } of CONTRACTS) {
    const interactions = pick(all)
    if (interactions.length === 0) continue
    const addresses = { origin, identityApi: url, profileApi: url, publicApi: url }
    const service = {
      provider,
      url,
      statesUrl: `${url}/_pact/states`,
      addresses,
      headers: {},
      trust: NO_TRUST,
    }
    cases.push(
      ...(await check({
        service,
        interactions,
        all,
        isPrivate: provider === IDENTITY_PROVIDER,
        hasStates: true,
      })),
    )
  }
  return cases
}

const only = (call: string) => (all: Interactions) => all.filter((one) => callOf(one) === call)

const oneOfEachCall = (all: Interactions) => {
  const seen = new Set<string>()
  return all.filter((one) => !seen.has(callOf(one)) && seen.add(callOf(one)))
}

const foundIn = (cases: readonly Case[]) =>
  cases.flatMap(({ check, call, title, findings }) =>
    findings.map(({ what }) => `${check} ${call} (${title}): ${what}`),
  )

type Planted = Parameters<typeof startBackend>[0]

async function withBackend<T>(planted: Planted, look: (backend: LocalServer) => Promise<T>): Promise<T> {
  const backend = await startBackend(planted)
  try {
    return await look(backend)
  } finally {
    await backend.close()
  }
}

const findingsOf = (planted: Planted, call?: string) =>
  withBackend(planted, async ({ url }) => foundIn(await casesAt(url, call ? only(call) : undefined)))

describe('a sound backend', () => {
  it('is the sandbox', async () => {
    const sandbox = await startSandbox()
    try {
      expect(foundIn(await casesAt(sandbox.url, oneOfEachCall))).toEqual([])
    } finally {
      await sandbox.close()
    }
  }, 120_000)

  it.each(['full', 'sparse'] as const)('is one of somebody else that tells what is %s', async (fullness) => {
    expect(await findingsOf({ fullness })).toEqual([])
  })
})

const without =
  (...names: readonly string[]) =>
  (answered: Answered): Answered => ({
    ...answered,
    headers: Object.fromEntries(Object.entries(answered.headers).filter(([name]) => !names.includes(name))),
  })

/** Changes answers that the sound gateway has made. */
const changing =
  (
    change: (answered: Answered) => Answered,
    when: (answered: Answered, method: string) => boolean,
  ): Gateway =>
  (answered, asked) => {
    const sound = soundGateway(answered, asked)
    return when(sound, asked.method) ? change(sound) : sound
  }

const always = () => true
const withHeader = (name: string, value: string) => (answered: Answered) => ({
  ...answered,
  headers: { ...answered.headers, [name]: value },
})
const latin1 = (answered: Answered): Answered => ({
  ...answered,
  body: Buffer.from(JSON.stringify(answered.body), 'latin1'),
})
const [ownId, past, otherCampaign] = BEYOND_CONTRACTS

const SALDO = 'GET /api/contacorrente/saldo'
const PENDENTES = 'GET /api/fidelidade/campanha/{id}/resgates/pendentes'
const BANNERS = 'GET /api/app/banners/{formatId}'
const PESSOA = 'GET /api/pessoa'

/** What contracts do not see, or no verifier looks at. */
const PLANTED: readonly (Planted & {
  readonly name: string
  readonly call: string
  readonly seen: RegExp
})[] = [
  {
    name: 'no CORS at all',
    call: SALDO,
    gateway: (answered) => answered,
    seen: /preflight .*answered with 401.*sends nothing/,
  },
  {
    name: 'no CORS headers on answers',
    call: SALDO,
    gateway: changing(without('Access-Control-Allow-Origin'), (_, method) => method !== 'OPTIONS'),
    seen: /CORS .*no Access-Control-Allow-Origin on an answer \(2xx\)/,
  },
  {
    name: 'no CORS headers on errors',
    call: SALDO,
    gateway: changing(without('Access-Control-Allow-Origin'), ({ status }) => status >= 400),
    seen: /CORS .*no Access-Control-Allow-Origin on the answer to an unknown token \(401\)/,
  },
  {
    name: 'no CORS headers where no call is',
    call: SALDO,
    gateway: changing(without('Access-Control-Allow-Origin'), ({ status }) => status === 404),
    seen: /service .*no Access-Control-Allow-Origin on the answer to an unknown path \(404\)/,
  },
  {
    name: 'another origin is allowed',
    call: SALDO,
    gateway: changing(withHeader('Access-Control-Allow-Origin', 'https://outro.example'), always),
    seen: /is "https:\/\/outro\.example" and not http:\/\/localhost:4780/,
  },
  {
    name: 'a header is not allowed',
    call: SALDO,
    gateway: changing(withHeader('Access-Control-Allow-Headers', '*'), always),
    seen: /Access-Control-Allow-Headers of the preflight lacks authorization:/,
  },
  {
    name: 'only reads are allowed',
    call: 'POST /api/promocao/ativar',
    gateway: changing(withHeader('Access-Control-Allow-Methods', 'GET'), always),
    seen: /Access-Control-Allow-Methods of the preflight is "GET", without POST/,
  },
  {
    name: 'Retry-After is not exposed',
    call: SALDO,
    gateway: changing(without('Access-Control-Expose-Headers'), always),
    seen: /Access-Control-Expose-Headers lacks Retry-After/,
  },
  {
    name: 'Date is not exposed',
    call: SALDO,
    gateway: changing(withHeader('Access-Control-Expose-Headers', 'Retry-After'), always),
    seen: /Access-Control-Expose-Headers lacks Date/,
  },
  {
    name: 'private answers say nothing of caches',
    call: SALDO,
    gateway: changing(without('Cache-Control'), always),
    seen: /cache .*no Cache-Control/,
  },
  {
    name: 'private answers are for everybody’s cache',
    call: SALDO,
    gateway: changing(withHeader('Cache-Control', 'public, max-age=60'), always),
    seen: /cache .*given to another customer/,
  },
  {
    name: 'a token is not looked at',
    call: 'POST /api/pessoa/preferencia',
    variant: { ask: (asked, backend) => ({ ...asked, token: backend.newToken('52998224725', false) }) },
    seen: /401 .*answered with (201|401|404|200).*strangers are served|portal .*takes it for a success/,
  },
  {
    name: 'letters of another encoding',
    call: PESSOA,
    gateway: changing(latin1, ({ status }) => status === 200),
    seen: /portal .*not in UTF-8/,
  },
  {
    name: 'another encoding, as the header says',
    call: PESSOA,
    gateway: changing(
      (answered) => latin1(withHeader('Content-Type', 'application/json; charset=iso-8859-1')(answered)),
      ({ status }) => status === 200,
    ),
    seen: /portal .*not in UTF-8/,
  },
  {
    name: 'a session that is over at once',
    call: 'POST /token',
    ...(past && { variant: past }),
    seen: /portal .*The session is over when it begins: \.expires says 2020-11-20/,
  },
  {
    name: 'an exchange with an id of its own',
    call: PENDENTES,
    ...(ownId && { variant: ownId }),
    seen: /portal .*rewardId: 33 was expected, and it is 9033/,
  },
  {
    name: 'a campaign with another id',
    call: 'GET /api/fidelidade/campanha/{id}',
    ...(otherCampaign && { variant: otherCampaign }),
    seen: /portal .*in id: 7 was expected, and it is 4711/,
  },
  {
    name: 'balances changed over',
    call: SALDO,
    variant: {
      answer: at('data.saldo', () => ({ valorDisponivel: 12.6, valorPendente: 87.4 })),
    },
    seen: /in available\.cents: 8740 was expected, and it is 1260/,
  },
  {
    name: 'a number that is a text',
    call: SALDO,
    variant: { answer: at('data.saldo.valorDisponivel', String) },
    seen: /cannot use the answer \(HTTP 200\): an answer that it cannot read \(saldo\.valorDisponivel/,
  },
]

/** What the portal takes and the contracts refuse, because Pact has no words for it. */
const TAKEN: readonly (Planted & { readonly name: string; readonly call: string })[] = [
  {
    name: 'null for lists and objects of other rows',
    call: 'GET /api/empresas',
    variant: {
      answer: at('data', (rows) =>
        (rows as Record<string, unknown>[]).map((row) =>
          'criadoPor' in row ? { ...row, endereco: null, telefone: null } : row,
        ),
      ),
    },
  },
  {
    name: 'a refusal under HTTP 200',
    call: 'POST /api/promocao/ativar',
    gateway: changing(
      (answered) => ({ ...answered, status: 200 }),
      ({ status }) => status === 404,
    ),
  },
  {
    name: 'JSON that is called text',
    call: SALDO,
    gateway: changing(withHeader('Content-Type', 'text/plain'), always),
  },
  {
    name: 'null for statusCode',
    call: 'POST /api/pessoa/preferencia',
    variant: { answer: at('statusCode', () => null) },
  },
]

describe('a look at a backend', () => {
  it('does not take a call that everybody may make for one that needs a session, whichever part is looked at', async () => {
    const part = (all: Interactions) =>
      all.filter(({ description }) => description === 'consulta de um CEP, com sessão')
    await withBackend({}, async ({ url }) => {
      const cases = await casesAt(url, part)
      expect(cases.map(({ check }) => check)).not.toContain('401')
      expect(foundIn(cases)).toEqual([])
    })
  })

  it.each(TAKEN)('takes, as the portal does, $name', async ({ call, ...planted }) => {
    const found = await findingsOf(planted, call)
    expect(found.filter((one) => !one.startsWith('service'))).toEqual([])
  })

  it.each(PLANTED)('finds: $name', async ({ call, seen, ...planted }) => {
    expect((await findingsOf(planted, call)).join('\n')).toMatch(seen)
  })

  it('asks for no CORS headers where portal and API share an origin', async () => {
    const gateway: Gateway = (answered) => withHeader('Cache-Control', 'no-store')(answered)
    await withBackend({ gateway }, async ({ url }) => {
      const cases = await casesAt(url, only(SALDO), url)
      expect(foundIn(cases)).toEqual([])
      expect(cases.map(({ check }) => check)).not.toContain('preflight')
    })
  })

  it('names what is wrong with the states, and not with the calls', async () => {
    const cases = await withBackend({}, async ({ url }) => {
      const addresses = { origin: ORIGIN, identityApi: url, profileApi: url, publicApi: url }
      return check({
        service: {
          provider: CONTENT_PROVIDER,
          url,
          statesUrl: `${url}/estados`,
          addresses,
          headers: {},
          trust: NO_TRUST,
        },
        interactions: CONTRACTS[1]?.interactions ?? [],
        all: [],
        isPrivate: false,
        hasStates: true,
      })
    })
    expect(foundIn(cases).join('\n')).toMatch(/estados answered 404 for the state "há banners": «/)
  })

  it('names the cause when no service listens at the address', async () => {
    await expect(casesAt('http://127.0.0.1:9')).rejects.toThrow('Nothing listens at http://127.0.0.1:9')
  })

  it('wants encryption, but not on the very machine', async () => {
    expect(addressFindings('http://identidade.example')).toHaveLength(1)
    expect(addressFindings('http://localhost:8080')).toEqual([])
    expect(addressFindings('https://identidade.example')).toEqual([])
    await withBackend({}, async ({ url }) => {
      expect(await plainFindings(url, NO_TRUST)).toHaveLength(1)
    })
    const leading: Gateway = () => ({
      status: 308,
      headers: { Location: 'https://identidade.example/' },
      body: '',
    })
    await withBackend({ gateway: leading }, async ({ url }) => {
      expect(await plainFindings(url, NO_TRUST)).toEqual([])
    })
  })

  it('says for how long the public content may be kept', async () => {
    const report = await withBackend({}, async ({ url }) => reportOf(await casesAt(url, only(BANNERS))))
    expect(report).toContain('Browsers and proxies keep it for 5 minutes.')
    expect(report).toMatch(/Nothing found in \d+ looks/)
  })
})

describe("JUnit's XML", () => {
  it('can be read whatever a backend has answered', () => {
    const nasty = 'a < b & "c" \u0000\u001b ]]> \ud800'
    const xml = junitOf([
      {
        provider: 'p',
        check: 'portal',
        call: `GET /${nasty}`,
        title: nasty,
        findings: [{ what: nasty, remedy: nasty }],
        reading: nasty,
      },
      { provider: 'p', check: 'cache', call: 'GET /b', title: 'b', findings: [] },
    ])
    const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
    expect(document.querySelector('testsuite')?.getAttribute('tests')).toBe('2')
    expect(document.querySelector('testsuite')?.getAttribute('failures')).toBe('1')
    expect(document.querySelectorAll('testcase')).toHaveLength(2)
    expect(document.querySelector('failure')?.textContent).toBe('a < b & "c" \ufffd\ufffd ]]> \ufffd')
  })
})

describe('npm run backend:check', () => {
  it('prints what it has found, writes it as XML and ends with code 1', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'backend-check-'))
    const file = join(directory, 'junit.xml')
    try {
      const options = ['--origin', ORIGIN, '--only', SALDO, '--junit', file]
      const env = { ...process.env, TSX_TSCONFIG_PATH: 'scripts/backend-check/tsconfig.json' }
      const { code, output } = await withBackend({ gateway: (answered) => answered }, ({ url }) =>
        runScript(['scripts/backend-check/main.ts', '--identity', url, ...options], { env }),
      )
      expect(output).toMatch(/GET \/api\/contacorrente\/saldo +1 of 1 +4 of 4 +ok +4 of 4 +ok/)
      expect(output).toContain('consulta do saldo de cashback: {available R$ 87,40, pending R$ 12,60}')
      expect(output).toContain('Remedy: Answer OPTIONS with 204')
      expect(code).toBe(1)
      expect(readFileSync(file, 'utf8')).toContain('<testsuite name="api-identidade-fidelidade"')
    } finally {
      rmSync(directory, { recursive: true })
    }
  })
})
