import type { PactInteraction } from '../pact/pact-files.ts'
import type { Call } from './calls.ts'
import { FORM, formFields } from './form.ts'
import { type JsonSchema, schemaOfExamples, schemaOfNamed } from './json-schema.ts'
import { PROFILE_UPDATE } from './profile-update.ts'

/** A value that goes with the path or the query. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example: unknown
}

export interface RequestBody {
  readonly contentType: typeof FORM | 'application/json'
  readonly schema: JsonSchema
  readonly examples: readonly { readonly description: string; readonly value: unknown }[]
}

/** The interactions that succeed, the one with the longest answer first. A refused request may have no value, so it is left out. */
export const succeeding = ({ interactions }: Call): readonly PactInteraction[] =>
  interactions
    .filter(({ response }) => response.status < 400)
    .sort((a, b) => lengthOf(b.response) - lengthOf(a.response))

const lengthOf = ({ body }: PactInteraction['response']) => JSON.stringify(body?.content ?? null).length

/** The values of path and query, as the contracts send them. */
export function parametersOf(call: Call): readonly Parameter[] {
  const requests = succeeding(call).map(({ request }) => request)
  const paths = requests.map(({ path }) => call.pattern.exec(path)?.groups ?? {})
  const queries = requests.map(({ query = {} }) =>
    Object.fromEntries(Object.entries(query).map(([name, [value]]) => [name, value])),
  )
  return [
    ...parametersIn('path', paths),
    ...parametersIn('query', queries).map((parameter) => ({
      ...parameter,
      required: queries.every((query) => parameter.name in query),
    })),
  ]
}

function parametersIn(
  place: Parameter['in'],
  sent: readonly Readonly<Record<string, string | undefined>>[],
): readonly Parameter[] {
  const names = [...new Set(sent.flatMap(Object.keys))]
  return names.map((name) => {
    const values = [...new Set(sent.flatMap((values) => values[name] ?? []))].map((text) =>
      typedValue(name, text),
    )
    const { type = 'string' } = schemaOfNamed(name, values)
    const schema = CHOICES.includes(name) ? { type, enum: values } : { type }
    return { name, in: place, required: true, schema, example: values[0] }
  })
}

/** The contracts contain every value that the portal sends in these fields. */
const CHOICES: readonly string[] = ['preferencialChannel', 'tipo']

/** Queries and forms carry everything as text. Documents, codes and house numbers may be digits too, and are no numbers. */
function typedValue(name: string, text: string): unknown {
  if (/^(?:id[A-Z]?\w*|formatId|page|pagina|pagesize|tamanhoPagina|totalRegistros)$/.test(name))
    return Number(text)
  return text === 'true' || text === 'false' ? text === 'true' : text
}

/** The body of a call; undefined for one that sends none. */
export function bodyOf(call: Call): RequestBody | undefined {
  const sent = succeeding(call).flatMap(({ description, request }) => {
    const value = bodyValue(request)
    return value === undefined ? [] : [{ description, value, contentType: contentTypeOf(request) }]
  })
  const [first] = sent
  if (first === undefined) return undefined
  return {
    contentType: first.contentType,
    schema: call.id === 'savePerson' ? PROFILE_UPDATE : schemaOfExamples(sent.map(({ value }) => value)),
    examples: sent.map(({ description, value }) => ({ description, value })),
  }
}

const contentTypeOf = ({ body }: PactInteraction['request']): RequestBody['contentType'] =>
  body?.contentType === FORM ? FORM : 'application/json'

/** What a request carries: JSON, or the fields of a form with their types. */
function bodyValue({ body }: PactInteraction['request']): unknown {
  if (body === undefined || body.content === '') return undefined
  return body.contentType === FORM ? formFields(String(body.content), typedValue) : body.content
}

/** Whether a call is made with the customer's token, without it, or either way. */
export function sessionOf({ interactions }: Call): 'always' | 'never' | 'either' {
  const carry = interactions.map(({ request }) => 'Authorization' in request.headers)
  if (carry.every(Boolean)) return 'always'
  return carry.some(Boolean) ? 'either' : 'never'
}
