import type { Interaction } from '../../tests/pact/support/interaction.ts'
import { type Received, send, type Trust } from '../pact/connection.ts'
import { type StateValues, valueNames } from '../pact/states.ts'

/** The addresses that a portal knows. */
export interface Addresses {
  /** Where the portal itself is served. */
  readonly origin: string
  readonly identityApi: string
  readonly profileApi: string
  readonly publicApi: string
}

/** A running service, and how to send requests to it. */
export interface Service {
  readonly provider: string
  /** Without a slash at the end. */
  readonly url: string
  readonly statesUrl: string
  readonly addresses: Addresses
  /** Headers in place of the examples'. */
  readonly headers: Readonly<Record<string, string>>
  readonly trust: Trust
}

/** One request of the portal, as it goes out. */
export interface PortalRequest {
  readonly method: 'GET' | 'POST'
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

type Sent = Interaction['request']

/** Whether a browser asks the service for permission. It does not when the portal is served from the same origin. */
export const isCrossOrigin = ({ url, addresses: { origin } }: Pick<Service, 'url' | 'addresses'>): boolean =>
  new URL(url).origin !== origin

/** What the portal sends, with the values of the provider's states in place of the examples. */
export function requestOf({ method, path, query, headers, body }: Sent, values: StateValues): PortalRequest {
  const asText = (value: unknown) => String(filled(value, values))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, asText(value)] as const),
  ).toString()
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, asText(value)]))
  return {
    method,
    path: asText(path) + (search && `?${search}`),
    headers: sent,
    body: method === 'GET' ? undefined : bodyOf(body, sent['Content-Type'] ?? '', values),
  }
}

function bodyOf(body: Sent['body'], contentType: string, values: StateValues): string {
  if (body === undefined || body === '') return ''
  const whole = filled(body, values) as Readonly<Record<string, string>>
  return contentType.includes('json') ? JSON.stringify(whole) : new URLSearchParams(whole).toString()
}

/** The names of values that the states ought to have answered and did not. */
export function missingValues(request: Sent, values: StateValues): readonly string[] {
  const wanted = JSON.stringify(request).matchAll(/"expression":"([^"]*)"/g)
  const names = [...wanted].flatMap(([, expression = '']) => valueNames(expression))
  return [...new Set(names)].filter((name) => values[name] === undefined)
}

/** Puts the states' values into the places that are theirs. */
function filled(part: unknown, values: StateValues): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => filled(item, values))
  if (typeof part !== 'object' || part === null) return part
  if ('expression' in part && 'value' in part) return evaluated(part.expression, part.value, values)
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, filled(value, values)]))
}

function evaluated(expression: unknown, example: unknown, values: StateValues): unknown {
  if (valueNames(String(expression)).some((name) => values[name] === undefined)) return example
  const text = String(expression).replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]))
  return typeof example === 'number' && text !== '' ? Number(text) : text
}

/** Sends what a browser would send for the portal. */
export function sendAsPortal(
  { url, addresses: { origin }, headers, trust }: Service,
  { method, path, headers: own, body }: PortalRequest,
): Promise<Received> {
  const replaced = Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, valueIn(headers, name) ?? value]),
  )
  return send({ method, url: url + path, headers: { ...replaced, Origin: origin }, body }, trust)
}

function valueIn(headers: Readonly<Record<string, string>>, name: string): string | undefined {
  const [, value] = Object.entries(headers).find(([own]) => own.toLowerCase() === name.toLowerCase()) ?? []
  return value
}
