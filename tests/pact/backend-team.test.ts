import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { readPacts } from '../../scripts/pact/pact-files.ts'
import { CALLS_WITHOUT_CONTRACT } from './wire-calls.ts'

const page = readFileSync('docs/backend-team.md', 'utf8').replace(/ +/g, ' ')

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
    const allowed = page.split('\n').find((line) => line.startsWith('| `Access-Control-Allow-Headers`'))
    expect(allowed?.match(/[\w-]+/g)).toContain(header)
  })

  it('names the contracts and their providers', () => {
    for (const { consumer, provider } of readPacts()) {
      expect(page).toContain(`pacts/${consumer.name}-${provider.name}.json`)
    }
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
