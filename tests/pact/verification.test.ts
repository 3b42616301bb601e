import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFECTS, type DefectName } from '../../sandbox/defects.ts'
import { postControl } from '../../sandbox/post-control.ts'
import { providerStateNames } from '../../sandbox/provider-states.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { CATALOGUE_FILE, catalogueOf, stateAnswers } from '../../scripts/pact/catalogue.ts'
import { readPact, readPacts } from '../../scripts/pact/pact-files.ts'
import { CONTENT_PROVIDER, IDENTITY_PROVIDER, pactFiles } from '../../scripts/pact/verification.ts'
import { quietVerifier } from './support/verifier.ts'

const EXCERPTS = mkdtempSync(join(tmpdir(), 'pact-excerpts-'))

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.close()
  rmSync(EXCERPTS, { recursive: true })
})

const verifier = quietVerifier()
const breachesOf = (pactFile: string) =>
  verifier({
    pactFile,
    providerUrl: sandbox.url,
    statesUrl: `${sandbox.url}/_sandbox/provider-states`,
  })

describe('the sandbox', () => {
  it.each([IDENTITY_PROVIDER, CONTENT_PROVIDER])(
    'keeps the contract of %s',
    async (provider) => {
      const files = pactFiles(provider)
      expect(files).toHaveLength(1)
      for (const file of files) expect(await breachesOf(file)).toEqual([])
      // A hundred interactions, each with new data.
    },
    180_000,
  )

  it('knows every state of the contracts, and no other', () => {
    const named = readPacts().flatMap(({ interactions }) =>
      interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name)),
    )
    expect([...new Set(named)].sort()).toEqual([...providerStateNames].sort())
  })
})

describe('the catalogue of states', () => {
  it('is up to date (otherwise: npm run pact:catalogue)', async () => {
    const pacts = readPacts()
    const catalogue = catalogueOf(pacts, await stateAnswers(pacts, sandbox))
    expect(readFileSync(CATALOGUE_FILE, 'utf8')).toBe(catalogue)
    expect(catalogue).toContain('`data.saldo.valorDisponivel` `87.4`; `data.saldo.valorPendente` `12.6`')
    expect(catalogue).toContain('`data[].imagemBanner` an address in https')
  })
})

describe('verification', () => {
  const defects = Object.entries(DEFECTS).map(([name, { call }]) => ({ defect: name as DefectName, call }))

  it('is tried with ten deliberate defects', () => {
    expect(defects).toHaveLength(10)
  })

  it.each(defects)('notices $defect', async ({ defect, call }) => {
    const file = interactionsOf(call, defect)
    await setFaults([{ call: '*', fault: { kind: 'defect', defect } }])
    try {
      expect(await breachesOf(file)).not.toEqual([])
    } finally {
      await setFaults([])
    }
  })
})

/** A contract with only this call, so that each defect is tried in a short time. */
function interactionsOf(call: string, name: string): string {
  const [whole] = pactFiles(IDENTITY_PROVIDER)
  if (whole === undefined) throw new Error('There is no contract: run npm run pact.')
  const pattern = new RegExp(`^${call.replaceAll('*', '[^/]+')}$`)
  const interactions = readPact(whole).interactions.filter(({ request: { method, path } }) =>
    pattern.test(`${method} ${path}`),
  )
  const file = join(EXCERPTS, `${name}.json`)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(whole, 'utf8')), interactions }))
  return file
}

const setFaults = (faults: readonly object[]) => postControl(sandbox.url, 'faults', { faults })
