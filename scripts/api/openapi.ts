import { firstOfEach, groupBy } from '../../src/domain/group-by.ts'
import type { PactInteraction } from '../pact/pact-files.ts'
import { CONTENT_PROVIDER } from '../pact/verification.ts'
import type { Api } from './apis.ts'
import type { Call } from './calls.ts'
import { FORM } from './form.ts'
import { answerSchema, isNeeded, type JsonSchema, withoutIt } from './json-schema.ts'
import { bodyOf, parametersOf, sessionOf } from './requests.ts'
import { slugOf } from './slug.ts'
import { statusesOf } from './statuses.ts'

const VERSION = '1.0.0'

/** An API as an OpenAPI 3.1 document. */
export function openApiOf(api: Api): Readonly<Record<string, unknown>> {
  const isPublic = api.provider === CONTENT_PROVIDER
  return {
    openapi: '3.1.0',
    info: {
      title: `${api.title} of the Portal do Cliente`,
      version: VERSION,
      description:
        'Generated from the shapes in which the portal reads answers, and from its Pact contracts: do not edit by hand. It describes what the portal sends and needs; a backend may answer more.',
    },
    servers: [{ url: api.server, description: `\`${api.configurationKey}\` of the portal's configuration` }],
    tags: [...new Set(api.calls.map(({ area }) => area))].map((name) => ({ name })),
    paths: pathsOf(api.calls, isPublic),
    components: isPublic ? PUBLIC_COMPONENTS : IDENTITY_COMPONENTS,
  }
}

function pathsOf(calls: readonly Call[], isPublic: boolean): object {
  return Object.fromEntries(
    [...groupBy(calls, ({ path }) => path)].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map((call) => [call.method.toLowerCase(), operationOf(call, isPublic)])),
    ]),
  )
}

function operationOf(call: Call, isPublic: boolean): object {
  const { id, summary, area, number } = call
  const body = bodyOf(call)
  const headers = isPublic ? [] : HEADERS.map((name) => ({ $ref: `#/components/parameters/${name}` }))
  return {
    operationId: id,
    summary,
    description: `Call ${number} of docs/wire.md.\n\n${reasonsOf(call)
      .map(({ screens, why }) => `- ${screens}: ${why}`)
      .join('\n')}`,
    tags: [area],
    security: isPublic ? [{ appId: [], appSecretKey: [] }] : SECURITY[sessionOf(call)],
    parameters: [...parametersOf(call), ...headers],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [body.contentType]: {
            schema: body.schema,
            ...(body.contentType === FORM && objectsIn(body.schema).length > 0 && bracketKeys(body.schema)),
            examples: examplesOf(body.examples),
          },
        },
      },
    }),
    responses: responsesOf(call, isPublic),
  }
}

const SECURITY = {
  always: [{ session: [] }],
  never: [],
  either: [{ session: [] }, {}],
} as const

/** Which screens ask, and what they do with the answer: each pair once. */
export function reasonsOf({ interactions }: Call): readonly { screens: string; why: string }[] {
  const reasons = interactions.flatMap(({ comments }) =>
    comments.text.map((why) => ({ screens: comments.tela, why })),
  )
  return firstOfEach(reasons, ({ screens, why }) => `${screens}\n${why}`)
}

const objectsIn = ({ properties = {} }: JsonSchema): readonly string[] =>
  Object.keys(properties).filter((name) => properties[name]?.type === 'object')

/** `endereco[cep]=01001000` */
const bracketKeys = (schema: JsonSchema) => ({
  encoding: Object.fromEntries(
    objectsIn(schema).map((name) => [name, { style: 'deepObject', explode: true }]),
  ),
})

function responsesOf(call: Call, isPublic: boolean): object {
  return Object.fromEntries(
    answersOf(call).map(([status, description]) => {
      if (status === 'default') return [status, { $ref: '#/components/responses/Failure' }]
      const interactions = call.interactions.filter(({ response }) => String(response.status) === status)
      if (status === '401' && interactions.length === 0 && !isPublic) {
        return [status, { $ref: '#/components/responses/Unauthorized' }]
      }
      return [status, responseOf(call, Number(status), description, interactions)]
    }),
  )
}

/** The statuses that a call handles in different ways, and what each means. */
export function answersOf(call: Call): readonly (readonly [status: string, meaning: string])[] {
  const groups = [...groupBy(call.interactions, ({ response }) => response.status)]
  const promised = groups.map(
    ([status, interactions]) =>
      [status, `${MEANINGS[status] ?? SUCCESS}${othersThan(status, interactions)}`] as const,
  )
  const statuses = groups.map(([status]) => status)
  const others = [
    ...(NONE_UNDER_404.includes(call.id) ? [404] : []),
    ...(sessionOf(call) !== 'never' ? [401] : []),
  ].filter((status) => !statuses.includes(status))
  return [
    ...[...promised, ...others.map((status) => [status, MEANINGS[status] ?? SUCCESS] as const)]
      .sort(([a], [b]) => a - b)
      .map(([status, meaning]) => [String(status), meaning] as const),
    ['default', ANY_OTHER],
  ]
}

function responseOf(
  call: Call,
  status: number,
  description: string,
  interactions: readonly PactInteraction[],
): object {
  const schema = schemaFor(call, status)
  const examples = interactions.flatMap(({ description, response: { body } }) =>
    body === undefined ? [] : [{ description, value: body.content }],
  )
  return {
    description,
    ...(schema && {
      content: {
        'application/json': { schema, ...(examples.length > 0 && { examples: examplesOf(examples) }) },
      },
    }),
  }
}

const ANY_OTHER = 'A failure. Customers read its words where it has some.'

const SUCCESS = 'Success.'

/** A 404 to these means an empty list (docs/wire.md, calls 34 and 35). No contract asks for it, because an empty list will do as well. */
const NONE_UNDER_404: readonly string[] = ['listRunningCampaigns', 'listRewardsWithinReach']

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'A refusal in words for the customer.',
  401: 'The session has expired: the portal ends it and leads to the sign-in screen.',
  404: 'There is none.',
}

/** Other statuses that the portal accepts in the same way. */
function othersThan(status: number, interactions: readonly PactInteraction[]): string {
  const groups = [...groupBy(interactions, ({ response }) => otherStatuses(status, response))]
  const [usual] = [...groups].sort(([, a], [, b]) => b.length - a.length)
  return groups
    .filter(([text]) => text !== '')
    .map(([text, ofText]) =>
      text === usual?.[0]
        ? ` ${text}`
        : ` For ${ofText.map(({ description }) => `“${description}”`).join(', ')}: ${text}`,
    )
    .join('')
}

function otherStatuses(status: number, response: PactInteraction['response']): string {
  const allowed = statusesOf(response)
  if (allowed === 'success') return 'Any other 2xx will do.'
  const others = allowed.filter((other) => other !== status)
  return others.length > 0 ? `These will do too: ${others.join(', ')}.` : ''
}

/** The body of an answer with this status; undefined where the status says everything. */
export function schemaFor(call: Call, status: number): JsonSchema | undefined {
  const isToken = call.path === '/token'
  if (status === 401 || status === 404) return undefined
  if (status >= 400) return isToken ? REFERENCE.TokenRefusal : REFERENCE.Refusal
  if (isToken && call.shape) return answerSchema(call.shape)
  return envelopeOf(call)
}

function envelopeOf({ method, shape, interactions }: Call): JsonSchema {
  const data = shape && answerSchema(shape)
  const code = interactions.some(({ response }) => demandsItsCode(response))
  const required = [...(shape && isNeeded(shape) ? ['data'] : []), ...(code ? ['statusCode'] : [])]
  return {
    type: 'object',
    properties: {
      data: data && shape ? { ...data, description: withoutIt(shape) } : { description: 'Not read.' },
      statusCode: code ? { const: 200, description: 'Needed: any other value is a failure.' } : STATUS_CODE,
    },
    ...(required.length > 0 && { required }),
    // An object that has neither `data` nor `statusCode` may be anything, such as a proxy's own words.
    ...(required.length === 0 &&
      method === 'GET' && { anyOf: [{ required: ['data'] }, { required: ['statusCode'] }] }),
  }
}

/** In `{ "data": …, "statusCode": 200 }`. */
const STATUS_CODE: JsonSchema = {
  type: ['integer', 'null'],
  minimum: 200,
  maximum: 299,
  description: 'Without it: 200. Any other number is a failure, under HTTP 200 too.',
}

/** Whether the envelope has to hold the very code of the example, as in the answer to a saved profile. */
const demandsItsCode = ({ matchingRules }: PactInteraction['response']): boolean =>
  matchingRules?.body?.['$.statusCode']?.matchers.some(({ match }) => match === 'equality') ?? false

const examplesOf = (examples: readonly { readonly description: string; readonly value: unknown }[]) =>
  Object.fromEntries(
    examples.map(({ description, value }) => [slugOf(description), { summary: description, value }]),
  )

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as JsonSchema

const REFERENCE = { Refusal: reference('Refusal'), TokenRefusal: reference('TokenRefusal') }

const REFUSAL: JsonSchema = {
  type: 'object',
  properties: {
    description: { type: ['string', 'null'], description: 'Shown to the customer as it is.' },
    statusCode: { type: ['integer', 'null'] },
    data: {
      type: ['object', 'null'],
      properties: {
        errors: {
          type: ['array', 'null'],
          items: { type: 'string' },
          description: 'Shown to the customer too, where a registration is refused.',
        },
      },
    },
  },
}

const TOKEN_REFUSAL: JsonSchema = {
  type: 'object',
  description: 'As RFC 6749 has it, without envelope.',
  properties: {
    error: { type: 'string' },
    error_description: { type: ['string', 'null'], description: 'Shown to the customer as it is.' },
  },
}

const failure = (schema: JsonSchema) => ({
  Failure: {
    description: ANY_OTHER,
    content: { 'application/json': { schema } },
  },
})

/** Sent with every call of the identity API. */
const HEADERS = ['domain', 'cacheControl', 'pragma'] as const

const header = (name: string, example: string) => ({
  name,
  in: 'header',
  schema: { type: 'string' },
  example,
})

const IDENTITY_COMPONENTS = {
  securitySchemes: {
    session: { type: 'http', scheme: 'bearer', description: 'The `access_token` of `/token`.' },
  },
  parameters: {
    domain: { ...header('domain', 'loja.example'), description: '`domain` of the configuration.' },
    cacheControl: header('Cache-Control', 'no-cache'),
    pragma: header('Pragma', 'no-cache'),
  },
  schemas: { Refusal: REFUSAL, TokenRefusal: TOKEN_REFUSAL },
  responses: { Unauthorized: { description: MEANINGS[401] }, ...failure(REFERENCE.Refusal) },
}

const PUBLIC_COMPONENTS = {
  securitySchemes: {
    appId: { type: 'apiKey', in: 'header', name: 'app-id', description: '`appId` of the configuration.' },
    appSecretKey: {
      type: 'apiKey',
      in: 'header',
      name: 'app-secret-key',
      description: '`appSecretKey` of the configuration. Every browser sends it: it is no secret.',
    },
  },
  schemas: { Refusal: REFUSAL },
  responses: failure(REFERENCE.Refusal),
}
