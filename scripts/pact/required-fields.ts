import { groupBy } from '../../src/domain/group-by.ts'
import { ADDRESS, DAY, NOT_BLANK } from '../../tests/pact/support/rules.ts'
import type { BodyRules, PactInteraction, PactRule } from './pact-files.ts'

/** A field that an answer has to have. */
interface RequiredField {
  /** `data.saldo.valorDisponivel`; rows of a list are `data[]`. */
  readonly path: string
  /** What it has to be, in words. */
  readonly words: string
}

/** The fields without which an answer of success does not keep an interaction, from the contract's matching rules. */
export function requiredFields({ response }: PactInteraction): readonly RequiredField[] {
  const { status, body, matchingRules = {} } = response
  if (status >= 300 || body === undefined || matchingRules.body === undefined) return []
  return fieldsIn(matchingRules.body, body.content, '')
}

function fieldsIn(rules: BodyRules, content: unknown, prefix: string): readonly RequiredField[] {
  return Object.entries(rules).flatMap(([path, { matchers }]) => {
    if (isLoose(path, rules)) return []
    const value = valueAt(content, path)
    const name = prefix + nameOf(path, prefix)
    const rows = matchers.find(({ match }) => match === 'arrayContains')
    if (rows !== undefined) return ofRows(rows, matchers, value, name)
    const words = wordsOf(matchers, value)
    return words === undefined ? [] : [{ path: name, words }]
  })
}

/** The row of the state, whatever other rows there are. */
function ofRows(
  { variants = [] }: PactRule,
  matchers: readonly PactRule[],
  value: unknown,
  name: string,
): readonly RequiredField[] {
  const { max } = matchers.find(({ match }) => match === 'type') ?? {}
  const count = max === undefined ? 'with the row of the state' : `exactly ${rows(max)}`
  const list = Array.isArray(value) ? value : []
  const fields = variants.flatMap((variant) => fieldsIn(variant.rules, list[variant.index], `${name}[]`))
  return [{ path: name, words: count }, ...oncePerPath(fields)]
}

/** A field that is asked for several times is listed once, with all its possible values. */
export const oncePerPath = (fields: readonly RequiredField[]): readonly RequiredField[] =>
  [...groupBy(fields, ({ path }) => path)].map(([path, ofPath]) => ({
    path,
    words: [...new Set(ofPath.map(({ words }) => words))].join(' or '),
  }))

/** Whether what lies at a path may be missing: it is in a row of somebody else, or in an object whose keys may all be missing. */
const isLoose = (path: string, rules: BodyRules): boolean =>
  Object.entries(rules).some(
    ([around, { matchers }]) =>
      path !== around &&
      path.startsWith(around) &&
      matchers.some(({ match }) => match === 'eachKey' || match === 'arrayContains'),
  )

/** What a value has to be; undefined for an object, whose fields say it. */
function wordsOf(matchers: readonly PactRule[], value: unknown): string | undefined {
  const rule = (match: string) => matchers.find((one) => one.match === match)
  const example = `\`${JSON.stringify(value)}\``
  if (rule('equality')) return example
  if (Array.isArray(value)) return rowsInWords(rule('type'))
  if (rule('eachKey')) return undefined
  const { regex } = rule('regex') ?? {}
  if (regex === DAY.regex) return 'a day'
  if (regex === regexOf(ADDRESS)) return 'an address in https or http'
  if (rule('integer')) return 'a whole number'
  if (rule('number')) return regex === undefined ? 'a number' : `such as ${example}`
  if (regex !== undefined && regex !== regexOf(NOT_BLANK))
    return value === null ? formInWords(regex) : `such as ${example}`
  return kindInWords(value)
}

function kindInWords(value: unknown): string | undefined {
  if (typeof value === 'object') return undefined
  return typeof value === 'boolean' ? 'true or false' : 'a text'
}

const regexOf = (rule: object) => ('regex' in rule ? rule.regex : undefined)

const formInWords = (regex: string) =>
  regex.startsWith('null|') ? 'nothing: null, empty or missing' : 'a list or an object'

function rowsInWords({ min, max }: Pick<PactRule, 'min' | 'max'> = {}): string {
  if (max !== undefined) return `exactly ${rows(max)}`
  return min ? `at least ${rows(min)}` : 'a list'
}

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

/** `$.data[*].nome` and `$['.expires']` without what every path begins with; in a row, only what follows the row. */
function nameOf(path: string, prefix: string): string {
  const name = stepsOf(path)
    .map((step) => (step === '*' ? '[]' : `.${step}`))
    .join('')
  return prefix === '' ? name.replace(/^\./, '') : name
}

/** The steps of a path: names, and `*` for every row. */
const stepsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\['([^']+)'\]|\[(\*)\]|\.([\w-]+)/g)].map(
    ([, quoted, row, name]) => quoted ?? row ?? name ?? '',
  )

function valueAt(content: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined
    return (value as Readonly<Record<string, unknown>>)[step === '*' ? '0' : step]
  }, content)
}
