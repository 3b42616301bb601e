import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PACTS_DIRECTORY, type Pact, pactFileNames, readPacts } from '../../scripts/pact/pact-files.ts'
import { CONTRACTS } from './contracts.ts'
import { Recorder } from './support/recorder.ts'
import { WIRE_CALLS, wireCallOf } from './wire-calls.ts'

/** Written in every run, and compared with the committed contracts. */
const RECORDED = mkdtempSync(join(tmpdir(), 'pacts-'))
const RECORDED_BACKWARDS = mkdtempSync(join(tmpdir(), 'pacts-backwards-'))

afterAll(() => {
  for (const directory of [RECORDED, RECORDED_BACKWARDS]) rmSync(directory, { recursive: true })
})

// All interactions are in one test file: several processes that write one contract lose interactions without an error.
for (const { provider, interactions } of CONTRACTS) {
  describe(`the contract with ${provider}`, () => {
    const recorder = new Recorder(provider, RECORDED)
    for (const interaction of interactions) it(interaction.description, () => recorder.record(interaction))
  })
}

describe('the contracts', () => {
  it('give every interaction a description of its own', () => {
    for (const { interactions } of CONTRACTS) {
      expect(descriptions(interactions)).toEqual([...new Set(descriptions(interactions))])
    }
  })

  it('hold every interaction that was declared', () => {
    expect(recorded()).toEqual(declared())
  })

  it('cover every call of docs/wire.md but those that have no contract, and no other', () => {
    const covered = requests(readPacts(RECORDED)).map(
      ({ method, path }) => wireCallOf(method, path) ?? `${method} ${path} is not among the calls`,
    )
    expect([...new Set(covered)].sort()).toEqual([...WIRE_CALLS].sort())
  })

  it('are the same byte for byte in any order', async () => {
    for (const { provider, interactions } of CONTRACTS) {
      const recorder = new Recorder(provider, RECORDED_BACKWARDS)
      for (const interaction of interactions.toReversed()) await recorder.record(interaction)
    }
    expect(files(RECORDED_BACKWARDS)).toEqual(files(RECORDED))
  })

  it('are byte for byte those that are committed', () => {
    if (process.env.UPDATE_PACTS === 'true') {
      expect(recorded(), 'not all interactions hold, so nothing was updated').toEqual(declared())
      rmSync(PACTS_DIRECTORY, { recursive: true, force: true })
      cpSync(RECORDED, PACTS_DIRECTORY, { recursive: true })
    }
    expect(files(PACTS_DIRECTORY), STALE).toEqual(files(RECORDED))
  })
})

/** The descriptions of the interactions, by provider: those that were written … */
const recorded = () =>
  Object.fromEntries(
    readPacts(RECORDED).map(({ provider, interactions }) => [provider.name, descriptions(interactions)]),
  )

/** … and those that should have been. */
const declared = () =>
  Object.fromEntries(CONTRACTS.map(({ provider, interactions }) => [provider, descriptions(interactions)]))

const descriptions = (interactions: readonly { description: string }[]) =>
  interactions.map(({ description }) => description).sort()

/** What a directory holds, line by line, so that a difference is shown where it is. */
const files = (directory: string): Readonly<Record<string, readonly string[]>> =>
  existsSync(directory)
    ? Object.fromEntries(
        pactFileNames(directory).map((name) => [
          name,
          readFileSync(join(directory, name), 'utf8').split('\n'),
        ]),
      )
    : {}

const STALE = 'the contracts have changed: run `npm run pact`, look at the difference and commit it'

const requests = (pacts: readonly Pact[]) =>
  pacts.flatMap(({ interactions }) => interactions.map(({ request }) => request))
