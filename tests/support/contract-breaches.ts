import type { RecordedRequest } from '../../sandbox/http/requests.ts'
import { type PactRequest, readPacts } from '../../scripts/pact/pact-files.ts'
import { wireCallOf } from '../../scripts/pact/wire-calls.ts'

/** Headers that browsers add by themselves, and that no contract is about. */
const BROWSERS_OWN =
  /^(accept|accept-encoding|accept-language|connection|content-length|host|origin|priority|referer|sec-.+|user-agent)$/

/** What `tests/e2e/pact.test.ts` types into the profile in the place of the stored values: the contracts promise the same. */
const TYPED_IN_PROFILE =
  /\.(nomeRazao|email|canal|dtaNascFund|estadoCivil|logradouro|logradouroNro|logradouroCMPL|ddd|numero)$/

/**
 * How a request that a browser sent differs from what the contracts promise the backends; empty when method, path, query, headers and body
 * are the same. Some values differ from customer to customer and are compared by their kind: those that a state of the provider gives (ids
 * and the token), a photo, and what a profile's form left as it came. A request that differs is compared with the interaction that comes
 * closest.
 *
 * @param before what the browser sent until then. A third page is promised like the second, but only after it.
 */
export function contractBreaches(
  request: RecordedRequest,
  before: readonly RecordedRequest[],
): readonly string[] {
  const seen = asSecondPage(request, before)
  const call = wireCallOf(seen.method, seen.path)
  const promised = readPacts()
    .flatMap(({ interactions }) => interactions.map(({ request }) => request))
    .filter(({ method, path }) => call !== undefined && wireCallOf(method, path) === call)
  if (promised.length === 0) return [`${seen.method} ${seen.path} is in no contract`]
  const breaches = promised.map((request) => [
    ...pathBreaches(seen, request),
    ...queryBreaches(seen, request),
    ...headerBreaches(seen, request),
    ...bodyBreaches(seen, request),
  ])
  const [closest = []] = breaches.sort((a, b) => a.length - b.length)
  return closest.map((breach) => `${seen.method} ${seen.path}: ${breach}`)
}

/** Which fields count pages. */
const PAGES = ['page', 'pagina'] as const

/** Turns a request for a later page into one for the second. A request that skips a page, or asks for none, stays as it is. */
function asSecondPage(request: RecordedRequest, before: readonly RecordedRequest[]): RecordedRequest {
  const field = PAGES.find((name) => Number(request.query[name]) > 2)
  if (field === undefined) return request
  const previous = String(Number(request.query[field]) - 1)
  const follows = before.some(({ path, query }) => path === request.path && query[field] === previous)
  return follows ? { ...request, query: { ...request.query, [field]: '2' } } : request
}

/** An id that a state gives may be any other. */
function pathBreaches({ path }: RecordedRequest, promised: PactRequest): readonly string[] {
  const pattern = (promised.generators?.path?.expression ?? promised.path).replace(/\$\{\w+\}/g, '\\d+')
  return new RegExp(`^${pattern}$`).test(path) ? [] : [`path is not ${promised.path}`]
}

function queryBreaches({ query }: RecordedRequest, promised: PactRequest): readonly string[] {
  const expected = Object.entries(promised.query ?? {}).map(([name, values]) => [name, values.join()])
  const given = Object.keys(promised.generators?.query ?? {})
  return fieldBreaches('query', query, Object.fromEntries(expected), given)
}

function headerBreaches({ headers }: RecordedRequest, promised: PactRequest): readonly string[] {
  const expected = Object.entries(promised.headers).map(
    ([name, values]) => [name.toLowerCase(), values.join()] as const,
  )
  const names = new Set(expected.map(([name]) => name))
  return [
    ...expected
      .filter(([name, value]) => !sameHeader(name, headers[name], value))
      .map(([name, value]) => `header ${name} is ${headers[name]}, not ${value}`),
    ...Object.keys(headers)
      .filter((name) => !names.has(name) && !BROWSERS_OWN.test(name))
      .map((name) => `header ${name} is promised to nobody`),
  ]
}

/** Each customer has another token, but always in the same form. */
function sameHeader(name: string, seen: string | undefined, promised: string): boolean {
  if (name === 'authorization') return /^Bearer \S+$/.test(seen ?? '') && promised.startsWith('Bearer ')
  return seen === promised
}

function bodyBreaches({ body }: RecordedRequest, promised: PactRequest): readonly string[] {
  if (promised.body === undefined) return body === '' ? [] : [`body ${body} is promised to nobody`]
  const { content, contentType } = promised.body
  if (contentType === 'application/json')
    return fieldBreaches('body', leaves(JSON.parse(body)), leaves(content))
  const given = Object.keys(promised.generators?.body ?? {}).map((path) => path.replace('$.', ''))
  return fieldBreaches('form', fields(body), fields(String(content)), given)
}

const fields = (form: string) => Object.fromEntries(new URLSearchParams(form))

/**
 * The leaves of a JSON value by their path: what was typed as it is, the rest by its kind. The one call that sends JSON sends back a
 * whole registration, which differs for each customer.
 */
function leaves(value: unknown, path = '$'): Record<string, string> {
  if (TYPED_IN_PROFILE.test(path)) return { [path]: JSON.stringify(value) }
  if (value === null) return { [path]: 'null' }
  if (typeof value !== 'object') return { [path]: typeof value }
  const inner = Object.entries(value).map(([key, item]) => leaves(item, `${path}.${key}`))
  return inner.length === 0 ? { [path]: 'empty' } : Object.assign({}, ...inner)
}

/** @param given the fields whose values a state of the provider gives. */
function fieldBreaches(
  where: string,
  seen: Readonly<Record<string, string>>,
  promised: Readonly<Record<string, string>>,
  given: readonly string[] = [],
): readonly string[] {
  const names = [...new Set([...Object.keys(seen), ...Object.keys(promised)])]
  return names
    .filter((name) => !sameField(name, seen[name], promised[name], given.includes(name)))
    .map((name) => `${where} field ${name} is ${seen[name]}, not ${promised[name]}`)
}

function sameField(
  name: string,
  seen: string | undefined,
  promised: string | undefined,
  isGiven: boolean,
): boolean {
  if (seen === promised) return true
  if (name === 'imagem') return [seen, promised].every((value) => value?.startsWith('data:image/'))
  return isGiven && [seen, promised].every((value) => /^\d+$/.test(value ?? ''))
}
