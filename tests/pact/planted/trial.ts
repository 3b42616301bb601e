import { writeFileSync } from 'node:fs'
import { PortFailure } from '@application/port-failure.ts'
import { readPacts } from '../../../scripts/pact/pact-files.ts'
import type { Breaches, Verification } from '../../../scripts/pact/verification.ts'
import { callOf } from '../../../scripts/pact/wire-calls.ts'
import { CONTRACTS } from '../contracts.ts'
import { EXAMPLE_TOKEN } from '../support/examples.ts'
import type { Interaction } from '../support/interaction.ts'
import { portalOn } from '../support/portal.ts'
import type { Fullness } from './backend.ts'
import { isBetween } from './between.ts'
import { PlantedServer, STATES_PATH, TRIAL_STATE } from './planted-server.ts'
import type { Variant } from './variant.ts'

/** Nothing is changed. */
export const SOUND: Variant = { name: 'sound', calls: 'all' }

const interactions = CONTRACTS.flatMap(({ interactions }) => interactions).filter(
  ({ isOneForm = false }) => !isOneForm,
)

/** The interactions in which a variant can show. */
function interactionsOf({ calls }: Variant): readonly Interaction[] {
  if (calls === 'all') return interactions
  if (calls === 'expired') return interactions.filter(({ response }) => response.status === 401)
  return interactions.filter((interaction) => calls.some((call) => call === callOf(interaction)))
}

/** How many interactions one run of the verifier gets. It copies its whole file for each of them: a thousand at once took five times as long. */
const TRIALS_PER_RUN = 60

/**
 * Holds variants of a backend against the contracts, in few runs of the verifier: each interaction is there once for each variant that
 * may show in it.
 *
 * @returns the interactions that each variant does not keep, by its name.
 */
export async function breachesOf(
  variants: readonly Variant[],
  fullness: Fullness,
  verify: (verification: Verification) => Promise<Breaches>,
  file: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const [first] = readPacts()
  const recorded = new Map(
    readPacts()
      .flatMap(({ interactions }) => interactions)
      .map((interaction) => [interaction.description, interaction]),
  )
  const trials = variants.flatMap((variant, index) =>
    interactionsOf(variant).map(({ description, states }) => ({
      ...recorded.get(description),
      description: `#${index} ${description}`,
      // One state that brings about all of them: the verifier asks for each in a request of its own.
      providerStates: [{ name: TRIAL_STATE, params: { variant: variant.name, states } }],
    })),
  )
  const server = new PlantedServer(fullness, variants)
  const { url, close } = await server.start()
  try {
    const breaches: string[] = []
    for (let begin = 0; begin < trials.length; begin += TRIALS_PER_RUN) {
      const interactions = trials.slice(begin, begin + TRIALS_PER_RUN)
      writeFileSync(file, JSON.stringify({ ...first, interactions }))
      breaches.push(...(await verify({ pactFile: file, providerUrl: url, statesUrl: url + STATES_PATH })))
    }
    const found = new Map<string, string[]>(variants.map(({ name }) => [name, []]))
    for (const breach of breaches) {
      const { interaction } = JSON.parse(breach) as { interaction: string }
      const [, index, description = ''] = / - #(\d+) (.+)$/.exec(interaction) ?? []
      const variant = variants[Number(index)]
      if (variant === undefined) throw new Error(`Whose breach is this? ${breach}`)
      found.get(variant.name)?.push(description)
    }
    return found
  } finally {
    await close()
  }
}

/** What the portal makes of each answer, by the interaction's description. */
type Outcomes = ReadonlyMap<string, unknown>

/** Makes the calls of the interactions through the adapters that production has. */
export async function outcomesOf(
  variants: readonly Variant[],
  fullness: Fullness,
): Promise<ReadonlyMap<string, Outcomes>> {
  const server = new PlantedServer(fullness, variants)
  const { url, close } = await server.start()
  const all = new Map<string, Outcomes>()
  try {
    for (const variant of variants) {
      const outcomes = new Map<string, unknown>()
      for (const interaction of interactionsOf(variant)) {
        outcomes.set(interaction.description, await outcome(server, url, variant, interaction))
      }
      all.set(variant.name, outcomes)
    }
    return all
  } finally {
    await close()
  }
}

async function outcome(
  server: PlantedServer,
  url: string,
  { name }: Variant,
  { states, request, call }: Interaction,
): Promise<unknown> {
  const values = server.begin({ variant: name, states }, 'examples')
  const token = 'Authorization' in request.headers ? String(values.token ?? EXAMPLE_TOKEN) : undefined
  return call(portalOn(url, token)).then((gave) => ({ gave }), failed)
}

/** The portal reads the words of a refusal and never its number. */
function failed(thrown: unknown): unknown {
  if (!(thrown instanceof PortFailure)) throw thrown
  const { reason } = thrown
  if (reason.kind === 'rejected') return { refusedWith: [reason.description, ...reason.errors] }
  return { failedWith: reason.kind }
}

/** The interactions after which a customer sees something that no sound backend shows. */
export function differences(outcomes: Outcomes, full: Outcomes, sparse: Outcomes): readonly string[] {
  return [...outcomes]
    .filter(([description, seen]) => !isBetween(seen, full.get(description), sparse.get(description)))
    .map(([description]) => description)
}
