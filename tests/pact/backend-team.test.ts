import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { readPacts } from '../../scripts/pact/pact-files.ts'
import { IDENTITY_PROVIDER } from '../../scripts/pact/verification.ts'
import { CALLS_WITHOUT_CONTRACT } from '../../scripts/pact/wire-calls.ts'

const [page, expectations] = ['docs/backend-team.md', 'docs/backend/expectations.md'].map((path) =>
  readFileSync(path, 'utf8').replace(/ +/g, ' '),
) as [string, string]

/** The names of all headers that the portal sends to a backend, as the contracts write them. */
const headers = [
  ...new Set(
    readPacts().flatMap(({ interactions }) =>
      interactions.flatMap(({ request }) => Object.keys(request.headers)),
    ),
  ),
]

describe("the backend team's page", () => {
  it.each(Object.entries(CALLS_WITHOUT_CONTRACT))('says why %s is in no contract', (call, reason) => {
    expect(page).toContain(`| \`${call}\` | ${reason} |`)
  })

  it.each(headers)('asks for %s to be allowed across origins', (header) => {
    const allowed = expectations
      .split('\n')
      .find((line) => line.startsWith('| `Access-Control-Allow-Headers`'))
    expect(allowed?.match(/[\w-]+/g)).toContain(header)
  })

  it('names the contracts and their providers', () => {
    for (const { consumer, provider } of readPacts()) {
      expect(page).toContain(`pacts/${consumer.name}-${provider.name}.json`)
    }
  })

  it('says how many interactions each contract has', () => {
    for (const { consumer, provider, interactions, messages } of readPacts()) {
      const row = page
        .split('\n')
        .find((line) => line.startsWith(`| \`pacts/${consumer.name}-${provider.name}.json\``))
      expect(row?.split(' | ')[2]).toBe(String(interactions.length + messages.length))
    }
  })

  it('leaves no interaction out of the steps of the day', () => {
    const filters = [...page.matchAll(/^\| \d+\. .*\| `([^`]+)` \|$/gm)].map(
      ([, filter = '']) => new RegExp(filter.replaceAll('\\|', '|')),
    )
    const described = readPacts()
      .filter(({ provider }) => provider.name === IDENTITY_PROVIDER)
      .flatMap(({ interactions }) => interactions.map(({ description }) => description))
    for (const filter of filters) expect(described.filter((text) => filter.test(text))).not.toEqual([])
    expect(described.filter((text) => !filters.some((filter) => filter.test(text)))).toEqual([])
  })

  it('begins with an interaction that there is', () => {
    const [, first = ''] = /--filter-description '\^(.+)\$'/.exec(page) ?? []
    const [found] = readPacts().flatMap(({ interactions }) =>
      interactions.filter(({ description }) => description === first),
    )
    expect(found?.providerStates.map(({ name }) => name)).toEqual(['o CEP existe'])
  })
})

describe('the sandbox', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())

  it('allows every header of the contracts across origins', async () => {
    const preflight = await fetch(`${sandbox.url}/api/pessoa`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': headers.join(),
      },
    })
    const allowed = preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(/, ?/)
    expect(allowed).toEqual(expect.arrayContaining(headers.map((header) => header.toLowerCase())))
  })
})
