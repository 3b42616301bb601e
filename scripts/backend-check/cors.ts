import type { Received } from '../pact/connection.ts'
import { send } from '../pact/connection.ts'
import type { Finding } from './finding.ts'
import type { PortalRequest, Service } from './service.ts'

const SEE = 'docs/backend/expectations.md, "Cross-origin requests", has the table.'

/**
 * The headers that a browser asks permission for, as the Fetch standard has it: not those that any page may send.
 * A form's content type needs none, JSON does.
 */
function headersToAsk(headers: PortalRequest['headers']): readonly string[] {
  return Object.entries(headers)
    .filter(([name, value]) => !isSafe(name.toLowerCase(), value))
    .map(([name]) => name.toLowerCase())
    .sort()
}

const isSafe = (name: string, value: string) =>
  name === 'accept' || (name === 'content-type' && value.startsWith('application/x-www-form-urlencoded'))

/** Asks for permission as a browser does before the request. */
export async function preflight(
  { url, addresses: { origin }, trust }: Service,
  { method, path, headers }: PortalRequest,
): Promise<{ readonly findings: readonly Finding[]; readonly notes: readonly string[] }> {
  const asked = headersToAsk(headers)
  const answer = await send(
    {
      method: 'OPTIONS',
      url: url + path,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': asked.join(','),
      },
    },
    trust,
  )
  if (answer.status < 200 || answer.status > 299)
    return {
      findings: [
        {
          what: `The preflight is answered with ${answer.status}: a browser then sends nothing.`,
          remedy: `Answer OPTIONS with 204 before anything looks at the session. ${SEE}`,
        },
      ],
      notes: [],
    }
  const findings = [
    ...originFindings(answer, origin, 'the answer to a preflight'),
    ...headerFindings(answer, asked),
    ...methodFindings(answer, method),
  ]
  const forgets = answer.headers['access-control-max-age'] === undefined
  return {
    findings,
    notes: forgets
      ? [
          'Preflights have no Access-Control-Max-Age, so browsers ask again after 5 seconds: 7200 saves them a request for most calls.',
        ]
      : [],
  }
}

function headerFindings({ headers }: Received, asked: readonly string[]): readonly Finding[] {
  const allowed = listOf(headers['access-control-allow-headers'])
  // By the Fetch standard, an asterisk does not allow Authorization.
  const refused = asked.filter(
    (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  )
  if (refused.length === 0) return []
  return [
    {
      what: `Access-Control-Allow-Headers of the preflight lacks ${refused.join(', ')}: a browser then sends nothing.`,
      remedy: `Name every header of the contracts in Access-Control-Allow-Headers. ${SEE}`,
    },
  ]
}

/** Browsers let GET and POST pass where no method is named. Where others are named and this one is not, somebody meant to refuse it. */
function methodFindings({ headers }: Received, method: string): readonly Finding[] {
  const named = headers['access-control-allow-methods']
  const allowed = listOf(named)
  if (named === undefined || allowed.includes('*') || allowed.includes(method.toLowerCase())) return []
  return [
    {
      what: `Access-Control-Allow-Methods of the preflight is "${named}", without ${method}.`,
      remedy: `Name the methods of the contracts, GET and POST. ${SEE}`,
    },
  ]
}

/**
 * What a browser asks of every answer, an error's too, before it hands it to the portal.
 *
 * @param of the answer, in words.
 */
export function originFindings({ headers }: Received, origin: string, of: string): readonly Finding[] {
  const allowed = headers['access-control-allow-origin']
  if (allowed === '*' || allowed === origin) return []
  const what =
    allowed === undefined
      ? `There is no Access-Control-Allow-Origin on ${of}: the portal takes it for a lost connection.`
      : `Access-Control-Allow-Origin on ${of} is "${allowed}" and not ${origin}: the portal takes it for a lost connection.`
  return [
    {
      what,
      remedy: `Send Access-Control-Allow-Origin: ${origin} with every answer, those of errors and of gateways too. ${SEE}`,
    },
  ]
}

/** A browser hides the headers that are not named: without `Retry-After` the portal asks again too early. */
export function exposureFindings({ headers }: Received, isPrivate: boolean): readonly Finding[] {
  const exposed = listOf(headers['access-control-expose-headers'])
  const needed = Object.entries(isPrivate ? { ...RETRY_AFTER, ...DATE } : RETRY_AFTER)
  return needed
    .filter(([name]) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'))
    .map(([name, without]) => ({
      what: `Access-Control-Expose-Headers lacks ${name}: ${without}.`,
      remedy: `Send Access-Control-Expose-Headers: ${needed.map(([each]) => each).join(', ')} with every answer. ${SEE}`,
    }))
}

const RETRY_AFTER = { 'Retry-After': 'the portal cannot see how long it has to wait' }

/** The portal reads the time from every answer for one customer. */
const DATE = { Date: 'the portal cannot see the time of the server, where the clock of a device is wrong' }

const listOf = (value = '') =>
  value
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
