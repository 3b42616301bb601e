import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PACTS_DIRECTORY, type Pact, pactFileNames, readPacts } from '../../scripts/pact/pact-files.ts'
import { WIRE_CALLS, wireCallOf } from '../../scripts/pact/wire-calls.ts'
import { CONTRACTS, GROUPS, PUSH_SENDER } from './contracts.ts'
import { pushes } from './pushes.ts'
import { recordMessage } from './support/message.ts'
import { Recorder } from './support/recorder.ts'

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

describe(`the contract with ${PUSH_SENDER}`, () => {
  for (const message of pushes) {
    it(message.description, () => recordMessage(PUSH_SENDER, RECORDED, message))
  }
})

/** Groups whose calls need no session, and the group that begins and ends the session. */
const WITHOUT_SESSION = ['banners', 'places', 'registration', 'session']

describe('the contracts', () => {
  it('try an expired session in every group of calls that need one', () => {
    const without = [...GROUPS].filter(([, all]) => !all.some(({ response }) => response.status === 401))
    expect(without.map(([group]) => group)).toEqual(WITHOUT_SESSION)
  })

  it('give every interaction a description of its own', () => {
    for (const { interactions } of CONTRACTS) {
      expect(descriptions(interactions)).toEqual([...new Set(descriptions(interactions))])
    }
  })

  it('ask for each thing in one interaction, so that a server which plays them knows what to answer', () => {
    const asked = requests(readPacts(RECORDED)).map(({ generators: _, matchingRules: __, ...sent }) =>
      JSON.stringify(sent),
    )
    expect(asked).toEqual([...new Set(asked)])
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
    for (const message of pushes.toReversed()) recordMessage(PUSH_SENDER, RECORDED_BACKWARDS, message)
    expect(files(RECORDED_BACKWARDS)).toEqual(files(RECORDED))
    // A hundred interactions, one after the other.
  }, 120_000)

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
    readPacts(RECORDED).map(({ provider, interactions, messages }) => [
      provider.name,
      descriptions([...interactions, ...messages]),
    ]),
  )

/** … and those that should have been. */
const declared = () => ({
  ...Object.fromEntries(
    CONTRACTS.map(({ provider, interactions }) => [provider, descriptions(interactions)]),
  ),
  [PUSH_SENDER]: descriptions(pushes),
})

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
