import { postControl } from '../../sandbox/post-control.ts'
import { meaningOf } from '../../sandbox/provider-states.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { markdownTable } from '../markdown-table.ts'
import type { Pact, PactInteraction } from './pact-files.ts'
import { oncePerPath, requiredFields } from './required-fields.ts'
import { valueNames } from './states.ts'
import { callOf } from './wire-calls.ts'

export const CATALOGUE_FILE = 'docs/provider-states.md'

/** The names of the values that a state answers, by the state's name. */
export type StateAnswers = ReadonlyMap<string, readonly string[]>

/** One state of the catalogue: how the contracts use it. */
interface CataloguedState {
  readonly name: string
  readonly providers: readonly string[]
  /** The values that each parameter takes in the contracts. */
  readonly params: ReadonlyMap<string, readonly unknown[]>
  readonly interactions: readonly string[]
  /** What an answer has to have for it, by the call. */
  readonly fields: ReadonlyMap<string, readonly string[]>
}

/** Asks the sandbox, whose handlers are the model for any other's, what each state answers. */
export async function stateAnswers(pacts: readonly Pact[], sandbox: Sandbox): Promise<StateAnswers> {
  const answers = new Map<string, readonly string[]>()
  for (const { providerStates } of allInteractions(pacts)) {
    for (const { name: state, params = {} } of providerStates) {
      if (answers.has(state)) continue
      // Each state begins with new data, because some states cannot follow others.
      await sandbox.reset()
      const body = { state, params, action: 'setup' }
      answers.set(state, Object.keys(await postControl<object>(sandbox.url, 'provider-states', body)))
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
  return `${HEAD}${tableOfCalls(pacts)}${sections.join('\n')}\n`
}

/** Which interactions a call has, and what is true before each: to try a part while it is being made. */
function tableOfCalls(pacts: readonly Pact[]): string {
  const rows = allInteractions(pacts).map((interaction) => ({
    call: callOf(interaction),
    description: interaction.description,
    states: interaction.providerStates.map(({ name }) => name).join(', '),
  }))
  const calls = unique(rows.map(({ call }) => call)).sort()
  return [
    '',
    '## Calls, with their interactions and states',
    '',
    '`npm run pact:verify -- --only "GET /api/pessoa"` tries one call, `--only "sessão expirada"` what has these words in its name.',
    '',
    ...markdownTable(
      ['Call', 'Interaction', 'States'],
      calls.flatMap((call) =>
        rows
          .filter((row) => row.call === call)
          .map(({ description, states }, index) => [index === 0 ? `\`${call}\`` : '', description, states]),
      ),
      'texts',
    ),
    '',
  ].join('\n')
}

const HEAD = `# Provider states

<!-- Generated from pacts/ by \`npm run pact:catalogue\`: do not edit by hand. -->

What a backend must be able to bring about, so that its answers can be verified against the contracts in \`pacts/\`. How to write
the endpoint that does it is in [backend-team.md](backend-team.md#the-state-endpoint). \`sandbox/provider-states.ts\` and the files
of \`sandbox/calls\` have a working example of each.

Parameters come as JSON values. Answers are the values that the verifier puts into the request in place of the examples; a state
without answers may answer \`{}\`.

What has to be set is read from the contracts: for each call that shows the state, the fields that an answer may not lack, beside
those of other states. \`data[]\` is a row of a list.
`

function section(
  { name, providers, params, interactions, fields }: CataloguedState,
  given: readonly string[],
): string {
  const rows = [...params].map(
    ([param, values]) =>
      `- \`${param}\`: ${unique(values.map((value) => `\`${JSON.stringify(value)}\``))
        .sort()
        .join(', ')}`,
  )
  const lists = unique([...fields.values()].map((list) => list.join('; ')))
  const required = lists.map((list) => {
    const calls = [...fields].filter(([, own]) => own.join('; ') === list).map(([call]) => `\`${call}\``)
    return `- ${calls.join(', ')}: ${list}`
  })
  const listed = interactions.length <= MANY ? interactions : []
  return [
    '',
    `## ${name}`,
    '',
    meaningOf(name),
    '',
    ...(rows.length > 0 ? ['Parameters, with their values in the contracts:', '', ...rows, ''] : []),
    ...(given.length > 0 ? [`Answers: ${given.map((value) => `\`${value}\``).join(', ')}.`, ''] : []),
    ...(required.length > 0 ? ['What has to be set, so that the answers have it:', '', ...required, ''] : []),
    `Needed by ${interactions.length} of the interactions with ${providers.join(' and ')}${listed.length > 0 ? ':' : '.'}`,
    ...(listed.length > 0 ? ['', ...listed.map((description) => `- ${description}`)] : []),
  ].join('\n')
}

/** With more interactions than this, the page says their number instead of their names. */
const MANY = 15

function statesOf(pacts: readonly Pact[]): readonly CataloguedState[] {
  const uses = pacts.flatMap(({ provider, interactions }) =>
    interactions.flatMap((interaction) =>
      interaction.providerStates.map((state) => ({
        ...state,
        provider: provider.name,
        description: interaction.description,
        interaction,
      })),
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
      fields: fieldsOf(
        name,
        usesOfState.map(({ interaction }) => interaction),
      ),
    }
  })
}

/** States that nearly every interaction has. What an answer shows is about the others, where there are any. */
const GENERAL: readonly string[] = ['existe um cliente', 'o cliente está autenticado', 'a sessão expirou']

/**
 * The fields that a state has to set, by call. Pending interactions are left out: each shows one of several forms, and a backend has only
 * one.
 */
function fieldsOf(
  state: string,
  interactions: readonly PactInteraction[],
): ReadonlyMap<string, readonly string[]> {
  const isGeneral = (name: string) => GENERAL.includes(name)
  const about = interactions.filter(
    ({ pending, providerStates }) =>
      !pending &&
      (isGeneral(state)
        ? state === GENERAL[0] && providerStates.every(({ name }) => isGeneral(name))
        : providerStates.some(({ name }) => name === state)),
  )
  const calls = unique(about.map(callOf)).sort()
  const byCall = calls.map(
    (call) => [call, fieldsByPath(about.filter((one) => callOf(one) === call))] as const,
  )
  return new Map(byCall.filter(([, fields]) => fields.length > 0))
}

/** A field that several interactions ask for is listed once, with all its possible values. */
function fieldsByPath(interactions: readonly PactInteraction[]): readonly string[] {
  // The code in the envelope says how a call has ended: no state sets it.
  const fields = interactions.flatMap(requiredFields).filter(({ path }) => path !== 'statusCode')
  return oncePerPath(fields).map(({ path, words }) => `\`${path}\` ${words}`)
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
  return new Set(expressions.flatMap(valueNames))
}

const allInteractions = (pacts: readonly Pact[]): readonly PactInteraction[] =>
  pacts.flatMap(({ interactions }) => interactions)
