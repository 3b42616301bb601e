import type { ProviderStateName, Sandbox } from '../../sandbox/sandbox.ts'
import type { Pact, PactInteraction } from './pact-files.ts'
import { STATE_MEANINGS } from './state-meanings.ts'

export const CATALOGUE_FILE = 'docs/provider-states.md'

/** The names of the values that a state answers, by the state's name. */
export type StateAnswers = ReadonlyMap<string, readonly string[]>

/** One state of the catalogue: how the contracts use it. */
interface CataloguedState {
  readonly name: ProviderStateName
  readonly providers: readonly string[]
  /** The values that each parameter takes in the contracts. */
  readonly params: ReadonlyMap<string, readonly unknown[]>
  readonly interactions: readonly string[]
}

/** Asks the sandbox, whose handlers are the model for any other's, what each state answers. */
export async function stateAnswers(pacts: readonly Pact[], sandbox: Sandbox): Promise<StateAnswers> {
  const answers = new Map<string, readonly string[]>()
  for (const { providerStates } of allInteractions(pacts)) {
    for (const { name: state, params = {} } of providerStates) {
      if (answers.has(state)) continue
      // Each from the start: after some states others make no sense.
      await sandbox.reset()
      const response = await fetch(`${sandbox.url}/_sandbox/provider-states`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ state, params, action: 'setup' }),
      })
      if (!response.ok) throw new Error(`${state}: ${await response.text()}`)
      answers.set(state, Object.keys((await response.json()) as object))
    }
  }
  return answers
}

/** The catalogue of all states as a page in Markdown. */
export function catalogueOf(pacts: readonly Pact[], answers: StateAnswers): string {
  const wanted = valuesWanted(pacts)
  const sections = statesOf(pacts).map((state) => {
    const given = (answers.get(state.name) ?? []).filter((value) => wanted.has(value))
    return section(state, given)
  })
  return `${HEAD}${sections.join('\n')}\n`
}

const HEAD = `# Provider states

<!-- Generated from pacts/ by \`npm run pact:catalogue\`: do not edit by hand. -->

What a backend must be able to bring about, so that its answers can be verified against the contracts in \`pacts/\`. How to write
the endpoint that does it is in [backend-team.md](backend-team.md#the-state-endpoint). The handlers in
\`sandbox/provider-states.ts\` are a working example of each.

Parameters come as JSON values. Answers are the values that the verifier puts into the request in place of the examples; a state
without answers may answer \`{}\`.
`

function section(
  { name, providers, params, interactions }: CataloguedState,
  given: readonly string[],
): string {
  const rows = [...params].map(
    ([param, values]) =>
      `- \`${param}\`: ${values
        .map((value) => `\`${JSON.stringify(value)}\``)
        .sort()
        .join(', ')}`,
  )
  const listed = interactions.length <= MANY ? interactions : []
  return [
    '',
    `## ${name}`,
    '',
    STATE_MEANINGS[name],
    '',
    ...(rows.length > 0 ? ['Parameters, with their values in the contracts:', '', ...rows, ''] : []),
    ...(given.length > 0 ? [`Answers: ${given.map((value) => `\`${value}\``).join(', ')}.`, ''] : []),
    `Needed by ${interactions.length} of the interactions with ${providers.join(' and ')}${listed.length > 0 ? ':' : '.'}`,
    ...(listed.length > 0 ? ['', ...listed.map((description) => `- ${description}`)] : []),
  ].join('\n')
}

/** Beyond so many interactions their names say less than their number. */
const MANY = 15

function statesOf(pacts: readonly Pact[]): readonly CataloguedState[] {
  const uses = pacts.flatMap(({ provider, interactions }) =>
    interactions.flatMap(({ description, providerStates }) =>
      providerStates.map((state) => ({ ...state, provider: provider.name, description })),
    ),
  )
  const names = unique(uses.map(({ name }) => name)).sort((a, b) => a.localeCompare(b, 'pt-BR'))
  return names.map((name) => {
    const usesOfState = uses.filter((use) => use.name === name)
    const params = usesOfState.flatMap((use) => Object.entries(use.params ?? {}))
    const valuesOf = (param: string) =>
      unique(params.flatMap(([key, value]) => (key === param ? [value] : [])))
    return {
      name,
      providers: unique(usesOfState.map(({ provider }) => provider)),
      params: new Map(unique(params.map(([param]) => param)).map((param) => [param, valuesOf(param)])),
      interactions: usesOfState.map(({ description }) => description),
    }
  })
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** The names inside `${…}` in everything that the verifier replaces. */
function valuesWanted(pacts: readonly Pact[]): ReadonlySet<string> {
  const expressions = allInteractions(pacts).flatMap(({ request: { generators = {} } }) => {
    const { path, ...others } = generators
    return [path, ...Object.values(others).flatMap((named) => Object.values(named))].flatMap(
      (generator) => generator?.expression ?? [],
    )
  })
  return new Set(
    expressions.flatMap((expression) =>
      [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name),
    ),
  )
}

const allInteractions = (pacts: readonly Pact[]): readonly PactInteraction[] =>
  pacts.flatMap(({ interactions }) => interactions)
