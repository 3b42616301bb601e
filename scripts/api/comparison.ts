import { Comparator } from '@pactflow/openapi-pact-comparator'
import { groupBy } from '../../src/domain/group-by.ts'
import type { Pact, PactInteraction } from '../pact/pact-files.ts'
import { callOf, wireRowOf } from '../pact/wire-calls.ts'
import { FORM, formFields } from './form.ts'
import { statusesOf } from './statuses.ts'

/** A backend's own OpenAPI document, of version 2, 3.0 or 3.1, as it was parsed. */
export type ProviderDocument = Readonly<Record<string, unknown>>

/** A difference between a document and a contract. */
export interface Finding {
  /** `GET /api/pessoa` */
  readonly call: string
  /** In plain words. */
  readonly problem: string
  /** The descriptions of the interactions that show it. */
  readonly interactions: readonly string[]
}

export interface Comparison {
  /** What breaks the portal. */
  readonly breaches: readonly Finding[]
  /** A part that the document leaves out and the portal does not need. */
  readonly notes: readonly Finding[]
}

/**
 * Holds a contract against a provider's own OpenAPI document: no service and no states are needed.
 *
 * The comparator compares examples and knows no matching rules. So each allowed status, and each allowed form of an answer, is compared as
 * an example of its own. A null in an example stands for any value, so it is left out.
 *
 * @param own the portal's own document, which says where it takes more types than the example has.
 * @throws {Error} when the document is no OpenAPI document.
 */
export async function compare(
  pact: Pact,
  document: ProviderDocument,
  own: ProviderDocument,
): Promise<Comparison> {
  const bases = [...new Set(['', serverPath(document)])]
  const outcomes = await Promise.all(bases.map((base) => compareAt(base, pact, document, own)))
  return outcomes.reduce((best, other) => (other.breaches.length < best.breaches.length ? other : best))
}

/** `/v1` of `https://api.example/v1`; paths of a document stand below it. */
function serverPath({ servers }: ProviderDocument): string {
  const [first] = Array.isArray(servers) ? (servers as readonly { readonly url?: unknown }[]) : []
  const url = typeof first?.url === 'string' ? first.url : ''
  return URL.canParse(url, 'https://host.example')
    ? new URL(url, 'https://host.example').pathname.replace(/\/$/, '')
    : ''
}

async function compareAt(
  base: string,
  pact: Pact,
  document: ProviderDocument,
  own: ProviderDocument,
): Promise<Comparison> {
  const prepared = preparedDocument(document, base)
  const comparator = new Comparator(prepared as ConstructorParameters<typeof Comparator>[0])
  const outcomes: Outcome[] = []
  for (const interaction of pact.interactions) {
    const schema = formSchema(prepared, base, interaction.request)
    const answer = answerIn(own, interaction.request)
    outcomes.push(
      await bestOutcome(comparator, interaction, {
        readForm: (form) => typed(form, schema, prepared),
        takes: (path, types) => types.every((type) => typesAt(answer, path).includes(type)),
      }),
    )
  }
  const judged = outcomes.flatMap((outcome) => (isOtherForm(outcome, outcomes) ? [] : outcome.results))
  return {
    breaches: findings(judged.filter(isBreach)),
    notes: findings(judged.filter((result) => !isBreach(result))),
  }
}

/** An interaction, and what the comparator says of it. */
interface Outcome {
  readonly interaction: PactInteraction
  readonly results: readonly Judged[]
}

interface Judged {
  readonly interaction: PactInteraction
  readonly call: string
  readonly code: string
  readonly problem: string
}

/** The document answers in another form that the contract allows, so this is no breach. */
function isOtherForm({ interaction, results }: Outcome, outcomes: readonly Outcome[]): boolean {
  if (!interaction.pending || !results.some(isBreach)) return false
  const call = callOf(interaction)
  return outcomes.some(
    (other) =>
      other.interaction.pending && callOf(other.interaction) === call && !other.results.some(isBreach),
  )
}

/** Tries each allowed status, and keeps the one with the fewest breaches. */
async function bestOutcome(
  comparator: Comparator,
  interaction: PactInteraction,
  reader: Reader,
): Promise<Outcome> {
  let best: Outcome | undefined
  for (const status of statusesToTry(interaction)) {
    const results = await resultsOf(comparator, interaction, status, reader)
    const outcome = { interaction, results }
    if (best === undefined || breachesIn(outcome) < breachesIn(best)) best = outcome
    if (breachesIn(outcome) === 0) break
  }
  return best ?? { interaction, results: [] }
}

/** How each of the two documents describes an interaction. */
interface Reader {
  /** The fields of a form, in the types of the provider's document. */
  readonly readForm: (form: string) => unknown
  /** Whether the portal takes a field of the answer in all these types. */
  readonly takes: (path: readonly string[], types: readonly string[]) => boolean
}

const breachesIn = ({ results }: Outcome) => results.filter(isBreach).length

function statusesToTry({ response }: PactInteraction): readonly number[] {
  const allowed = statusesOf(response)
  return [...new Set([response.status, ...(allowed === 'success' ? [200, 201, 202, 203] : allowed)])]
}

async function resultsOf(
  comparator: Comparator,
  interaction: PactInteraction,
  status: number,
  { readForm, takes }: Reader,
): Promise<readonly Judged[]> {
  const { request, response, description } = interaction
  const firstOf = (values: Readonly<Record<string, readonly string[]>> = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, [value = '']]) => [name, value]))
  const sent = request.body?.content === '' ? undefined : request.body?.content
  const content = withoutNulls(response.body?.content)
  const plain = {
    description,
    request: {
      method: request.method,
      path: request.path,
      query: firstOf(request.query),
      headers: firstOf(request.headers),
      ...(sent !== undefined && {
        body: request.body?.contentType === FORM ? readForm(String(sent)) : sent,
      }),
    },
    response: {
      status,
      headers: content === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(content !== undefined && { body: content }),
    },
  }
  const call = callOf(interaction)
  const judged: Judged[] = []
  for await (const result of comparator.compare({ interactions: [plain] })) {
    const code = codeOf(result, interaction, takes)
    judged.push({ interaction, call, code, problem: (WORDS[code] ?? NOTES[code])?.(result, status) ?? '' })
  }
  return judged
}

/** What the comparator gives, as far as it is read here. */
interface Result {
  readonly code: string
  readonly message: string
  readonly mockDetails?: { readonly location: string; readonly value: unknown }
  readonly specDetails?: { readonly value: unknown }
}

/** The comparator's codes that stop the portal, with a sentence for each. Its other codes are about what a document leaves open. */
const WORDS: Readonly<Record<string, (result: Result, status: number) => string>> = {
  'request.path-or-method.unknown': () => 'The document does not have this call.',
  'request.path.incompatible': (result) =>
    `The document takes another value in the path: ${reasonOf(result)}.`,
  'request.authorization.missing': () =>
    'The document asks for credentials that the portal does not send here.',
  'request.accept.incompatible': () => 'The document has no answer in JSON.',
  'request.content-type.incompatible': ({ mockDetails, specDetails }) =>
    `The portal sends ${String(mockDetails?.value)}; the document takes ${[specDetails?.value].flat().join(', ')}.`,
  'request.header.incompatible': parameterWords,
  'request.query.incompatible': parameterWords,
  'request.query.unknown': (result) => `The document does not have the parameter ${fieldOf(result)}.`,
  'request.body.incompatible': (result) =>
    `The document does not take what the portal sends: ${fieldOf(result)} ${reasonOf(result)}.`,
  'request.body.unknown': () => 'The document takes no body in this form.',
  'response.status.unknown': (_, status) =>
    `The document does not have an answer with ${status}, and no default.`,
  'response.content-type.incompatible': () => 'The document answers in another form than JSON.',
  'response.header.incompatible': () => 'The document answers in another form than JSON.',
  'response.body.unknown': () => 'The document does not say what the answer holds.',
  'response.body.incompatible': (result) =>
    unreadField(result) ?? `The portal reads ${fieldOf(result)}, which in the document ${reasonOf(result)}.`,
}

function parameterWords(result: Result): string {
  const isSent = result.mockDetails?.value !== undefined && result.mockDetails.value !== null
  return isSent
    ? `The document takes another ${fieldOf(result)}: ${reasonOf(result)}.`
    : `The document asks for ${fieldOf(result)}, which the portal does not send.`
}

/** The field of the answer that the document does not have. */
function unreadField(result: Result): string | undefined {
  const [, name] = / additional properties - (.+)$/.exec(result.message) ?? []
  return name && `The portal reads ${inside(fieldOf(result), name)}, which the document does not have.`
}

const inside = (object: string, name: string) => (object === 'the body' ? name : `${object}.${name}`)

/** `data.0.nome` becomes `data[].nome`. */
function fieldOf({ mockDetails }: Result): string {
  const [, path = ''] = /\.(?:body|query|headers)\.?(.*)$/.exec(mockDetails?.location ?? '') ?? []
  return path.replace(/\.?\b\d+\b/g, '[]') || 'the body'
}

/** `must be string` */
const reasonOf = ({ message }: Result) => message.replace(/^.*spec file: /, '')

/** The codes of results that the portal does not mind. */
const MAY_BE_MISSING = 'may be missing'
const OTHER_TYPE = 'other type'

const NOTES: Readonly<Record<string, (result: Result) => string>> = {
  [MAY_BE_MISSING]: (result) => `${unreadField(result) ?? ''} The portal does without it.`,
}

const isBreach = ({ code }: Judged): boolean => code in WORDS

/** What the comparator's result means, given what the contract and the adapters leave open. */
function codeOf(result: Result, { response }: PactInteraction, takes: Reader['takes']): string {
  if (result.code !== 'response.body.incompatible') return result.code
  const [, location = ''] = /\.response\.body\.?(.*)$/.exec(result.mockDetails?.location ?? '') ?? []
  const path = location.split('.').filter((key) => key !== '')
  if (unreadField(result) !== undefined) {
    const rule = response.matchingRules?.body?.[rulePath(path)]
    return rule?.matchers.some(({ match }) => match === 'eachKey') ? MAY_BE_MISSING : result.code
  }
  const [, types] = /^must be ((?:string|integer|number|boolean|null|,)+)$/.exec(reasonOf(result)) ?? []
  return types !== undefined && takes(path, types.split(',')) ? OTHER_TYPE : result.code
}

/** `$.data[*].nome` */
const rulePath = (path: readonly string[]) =>
  `$${path.map((key) => (/^\d+$/.test(key) ? '[*]' : `.${key}`)).join('')}`

/** The schema of the answer to a request, in the portal's own document. */
function answerIn(own: ProviderDocument, { method, path }: PactInteraction['request']): unknown {
  const template = wireRowOf(method, path)?.path ?? ''
  const operation = childOf(own.paths, template, method.toLowerCase())
  return childOf(operation, 'responses', '200', 'content', 'application/json', 'schema')
}

/** The types that a schema takes at a place. */
function typesAt(schema: unknown, path: readonly string[]): readonly unknown[] {
  const forms = childOf(schema, 'anyOf')
  if (Array.isArray(forms) && childOf(schema, 'type') === undefined) {
    return forms.flatMap((form) => typesAt(form, path))
  }
  const [key, ...rest] = path
  if (key === undefined) return [childOf(schema, 'type')].flat()
  const below = /^\d+$/.test(key) ? childOf(schema, 'items') : childOf(schema, 'properties', key)
  return below === undefined ? [] : typesAt(below, rest)
}

function findings(judged: readonly Judged[]): readonly Finding[] {
  const shown = judged.filter(({ problem }) => problem !== '')
  return [...groupBy(shown, ({ call, problem }) => `${call}\n${problem}`).values()].flatMap((alike) => {
    const [first] = alike
    if (first === undefined) return []
    const interactions = [...new Set(alike.map(({ interaction }) => interaction.description))]
    return [{ call: first.call, problem: first.problem, interactions }]
  })
}

/** A copy of the document for the comparator, which changes what it gets. In the copy it sees every part. */
function preparedDocument(document: ProviderDocument, base: string): ProviderDocument {
  const copy = prepared(document) as { info?: object }
  return base === ''
    ? (copy as ProviderDocument)
    : { ...copy, info: { ...copy.info, 'x-opc-config-base-path': base } }
}

/**
 * The comparator finds unknown fields only where the type is exactly `object`, so other types move to an `anyOf`. The provider's document
 * alone requires no field of an answer, so what it says of required fields is removed.
 */
function prepared(node: unknown, isAnswer = false): unknown {
  if (Array.isArray(node)) return node.map((part) => prepared(part, isAnswer))
  if (typeof node !== 'object' || node === null) return node
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, prepared(value, isAnswer || key === 'responses')]),
  )
  const { type, properties, anyOf } = copy
  if (typeof properties !== 'object' || properties === null) return copy
  if (isAnswer && Array.isArray(anyOf) && anyOf.every(saysOnlyRequired)) delete copy.anyOf
  if (type === undefined && !('allOf' in copy)) return { ...copy, type: 'object' }
  if (!Array.isArray(type) || !type.includes('object')) return copy
  const others = type.filter((each) => each !== 'object')
  return { anyOf: [{ ...copy, type: 'object' }, ...others.map((each) => ({ type: each }))] }
}

const saysOnlyRequired = (form: object): boolean => Object.keys(form).join() === 'required'

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutNulls(part)]))
}

type Node = Readonly<Record<string, unknown>>

/** What stands below a node, key after key. */
const childOf = (node: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((at, key) => (typeof at === 'object' && at !== null ? (at as Node)[key] : undefined), node)

/** The document's schema for the form of a request. */
function formSchema(
  document: ProviderDocument,
  base: string,
  { method, path }: PactInteraction['request'],
): unknown {
  // A path without a parameter goes before one with.
  const [template = ''] = Object.keys((document.paths ?? {}) as object)
    .filter((template) => providerPath(base + template).test(path))
    .sort((a, b) => a.split('{').length - b.split('{').length)
  const body = childOf(document.paths, template, method.toLowerCase(), 'requestBody')
  return childOf(resolved(body, document), 'content', FORM, 'schema')
}

/** The paths that a template stands for, with names that a provider has chosen. */
const providerPath = (template: string) =>
  new RegExp(`^${template.replace(/[.*+?^$()|\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+')}$`)

function resolved(node: unknown, document: ProviderDocument): unknown {
  const reference = childOf(node, '$ref')
  if (typeof reference !== 'string') return node
  const keys = reference.replace(/^#\//, '').split('/')
  return childOf(document, ...keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')))
}

/** The fields of a form in the types of the document: a form carries everything as text. */
function typed(form: string, schema: unknown, document: ProviderDocument): unknown {
  const flat = Object.fromEntries(new URLSearchParams(form))
  const properties = propertiesOf(schema, document)
  // Some documents name the field `endereco[cep]`, others the object `endereco`.
  const isFlat = Object.keys(properties).some((name) => name.includes('['))
  return typedAs(isFlat ? flat : formFields(form), schema, document)
}

function propertiesOf(schema: unknown, document: ProviderDocument): Node {
  const at = resolved(schema, document)
  const parts = childOf(at, 'allOf')
  const inherited = Array.isArray(parts) ? parts.map((part) => propertiesOf(part, document)) : []
  return Object.assign({}, ...inherited, childOf(at, 'properties'))
}

function typedAs(value: unknown, schema: unknown, document: ProviderDocument): unknown {
  const at = resolved(schema, document)
  if (typeof value === 'object' && value !== null) {
    const properties = propertiesOf(at, document)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, typedAs(part, properties[name], document)]),
    )
  }
  const types = [childOf(at, 'type')].flat()
  if (types.includes('string') || typeof value !== 'string') return value
  if (types.includes('boolean') && /^(?:true|false)$/.test(value)) return value === 'true'
  const isNumber = types.includes('integer') || types.includes('number')
  return isNumber && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value
}
