import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fullness } from './planted/backend.ts'
import { BEYOND_CONTRACTS, BREAKING } from './planted/breaking.ts'
import { HARMLESS, OTHER_IDS } from './planted/harmless.ts'
import { breachesOf, differences, outcomesOf, SOUND } from './planted/trial.ts'
import { quietVerifier } from './support/verifier.ts'

const VARIANTS = [...BREAKING, ...BEYOND_CONTRACTS, ...HARMLESS, ...OTHER_IDS]

const DIRECTORY = mkdtempSync(join(tmpdir(), 'planted-'))

const verify = quietVerifier()

const trial = (fullness: Fullness, variants: typeof VARIANTS) =>
  breachesOf(variants, fullness, verify, join(DIRECTORY, `${fullness}.json`))

/** What the contracts and the portal say of each variant, by its name. */
let breaches: ReadonlyMap<string, readonly string[]>
let seen: ReadonlyMap<string, readonly string[]>
/** What the portal made of it, as JSON. */
let outcomes: ReadonlyMap<string, string>

// About a thousand interactions are verified, and as many calls made by the adapters.
beforeAll(async () => {
  const [refused, full, sparse, made] = await Promise.all([
    trial('full', VARIANTS),
    outcomesOf([SOUND], 'full'),
    outcomesOf([SOUND], 'sparse'),
    outcomesOf(VARIANTS, 'full'),
  ])
  breaches = refused
  outcomes = new Map([...made].map(([name, outcome]) => [name, JSON.stringify([...outcome])]))
  const ofSound = (outcomes: typeof full) => outcomes.get(SOUND.name) ?? new Map()
  seen = new Map(
    [...made].map(([name, outcome]) => [name, differences(outcome, ofSound(full), ofSound(sparse))]),
  )
}, 600_000)

afterAll(() => rmSync(DIRECTORY, { recursive: true }))

describe('a backend of somebody else', () => {
  it.each(['full', 'sparse'] as const)('that tells what is %s keeps the contracts', async (fullness) => {
    expect((await trial(fullness, [SOUND])).get(SOUND.name)).toEqual([])
  })
})

describe('a departure that breaks the portal', () => {
  it('is tried in at least 60 ways, each with a name of its own', () => {
    expect(BREAKING.length).toBeGreaterThanOrEqual(60)
    expect(new Set(VARIANTS.map(({ name }) => name)).size).toBe(VARIANTS.length)
  })

  it.each(BREAKING)('is seen by customers and by the contracts: $name', ({ name }) => {
    expect(seen.get(name), 'what the portal shows').not.toEqual([])
    expect(breaches.get(name), 'what the contracts refuse').not.toEqual([])
  })
})

describe('what no contract can see', () => {
  it('is at most three things', () => {
    expect(BEYOND_CONTRACTS.length).toBeLessThanOrEqual(3)
  })

  it.each(BEYOND_CONTRACTS)('is known, and customers see it: $name', ({ name }) => {
    expect(seen.get(name)).not.toEqual([])
    expect(breaches.get(name)).toEqual([])
  })
})

describe('ids with letters', () => {
  it.each(OTHER_IDS)('are read, and refused by no contract: $name', ({ name }) => {
    expect(outcomes.get(name)).not.toContain('"failedWith":"unexpected"')
    expect(breaches.get(name)).toEqual([])
  })
})

describe('a harmless departure', () => {
  it('is tried in at least 40 ways', () => {
    expect(HARMLESS.length).toBeGreaterThanOrEqual(40)
  })

  it.each(HARMLESS)('is seen by nobody: $name', ({ name }) => {
    expect(seen.get(name), 'what the portal shows').toEqual([])
    expect(breaches.get(name), 'what the contracts refuse').toEqual([])
  })
})
