import { EXAMPLE_TOKEN, EXPIRED_TOKEN } from './examples.ts'
import { type FromState, fromState } from './from-state.ts'

type Value = string | number | boolean | FromState

/** What the portal sends, exactly. */
export interface SentRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string | FromState
  readonly query?: Readonly<Record<string, string | FromState>>
  readonly headers: Readonly<Record<string, string | FromState>>
  /** Form fields, an object for the one call that sends JSON, or an empty text for a post without fields. */
  readonly body?: object | ''
}

interface Details {
  readonly query?: Readonly<Record<string, Value>>
  readonly form?: Readonly<Record<string, Value>>
}

/** The fields as they travel: everything in a query or a form is text. */
const asText = (fields: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? value : String(value)]),
  )

const FORM_HEADERS = {
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
  'Content-Type': 'application/x-www-form-urlencoded',
  domain: 'boapraca.example',
}

const bearer = (token: string) => ({ Authorization: fromState`Bearer ${{ token }}` })

const withToken = bearer(EXAMPLE_TOKEN)

const calls = (headers: SentRequest['headers']) => ({
  get: (path: string | FromState, { query }: Pick<Details, 'query'> = {}): SentRequest => ({
    method: 'GET',
    path,
    headers,
    ...(query && { query: asText(query) }),
  }),
  post: (path: string | FromState, { query, form }: Details = {}): SentRequest => ({
    method: 'POST',
    path,
    headers,
    ...(query && { query: asText(query) }),
    body: form ? asText(form) : '',
  }),
})

/** The same request with another example of a token. */
export const withExampleToken = (request: SentRequest, token: string): SentRequest => ({
  ...request,
  headers: { ...request.headers, ...bearer(token) },
})

/** The identity and loyalty API, called by a signed-in customer. */
export const identity = {
  ...calls({ ...withToken, ...FORM_HEADERS }),
  /** Only the profile update sends JSON. */
  postJson: (path: string, body: object): SentRequest => ({
    method: 'POST',
    path,
    headers: { ...withToken, ...FORM_HEADERS, 'Content-Type': 'application/json' },
    body,
  }),
}

/** The same customer, whose session has expired. */
export const identityExpired = calls({ ...bearer(EXPIRED_TOKEN), ...FORM_HEADERS })

/** The same API without a session. */
export const identityWithoutSession = calls(FORM_HEADERS)

/** The public content API. */
export const content = calls({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'app-secret-key': 'sandbox-secret',
  'app-id': 'sandbox-app',
})
