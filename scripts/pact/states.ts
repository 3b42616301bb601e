import { createServer } from 'node:http'
import { jsonObject } from '../../sandbox/http/fields.ts'
import { type LocalServer, listening } from '../local-server.ts'
import { excerpt, send, type Trust } from './connection.ts'

/** What a state answers: the ids and tokens that only the provider knows. */
export type StateValues = Readonly<Record<string, unknown>>

/** The names inside `${…}` in what the verifier replaces with such values. */
export const valueNames = (expression: string): readonly string[] =>
  [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)

interface WantedState {
  readonly name: string
  readonly params?: object
}

/** A state that could not be brought about. */
interface StateFailure {
  readonly state: string
  readonly cause: string
}

/**
 * Asks a provider for one state.
 *
 * @throws {Error} with the reason: no answer came, or it was no success, or no JSON object.
 */
export async function setUpState(
  { name, params = {} }: WantedState,
  statesUrl: string,
  trust: Trust,
): Promise<StateValues> {
  const { status, body } = await send(
    {
      method: 'POST',
      url: statesUrl,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: name, params, action: 'setup' }),
    },
    trust,
  )
  if (status < 200 || status > 299)
    throw new Error(`${statesUrl} answered ${status} for the state "${name}": ${excerpt(body)}`)
  const values = jsonObject(body.toString('utf8'))
  if (values === undefined)
    throw new Error(
      `${statesUrl} answered no JSON object for the state "${name}" but ${excerpt(body)}: a state without values answers {}.`,
    )
  return values
}

/** A server between the verifier and a provider's state endpoint. */
export interface StateRelay extends LocalServer {
  readonly asked: number
  readonly failures: readonly StateFailure[]
}

/**
 * Hands the verifier's states on to a provider, over https with any authority's certificate, and notes why one fails: the verifier says
 * only that one did. The verifier also asks for a teardown of each state. Providers need not know teardowns, so they are answered here.
 */
export async function startStateRelay(statesUrl: string, trust: Trust): Promise<StateRelay> {
  const failures: StateFailure[] = []
  let asked = 0
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { state, params, action } = JSON.parse(text) as { state: string; params: object; action: string }
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    // For a message, which has no state, the verifier asks for a state without a name.
    if (action === 'teardown' || state === '') return answer(200, {})
    asked += 1
    try {
      return answer(200, await setUpState({ name: state, params }, statesUrl, trust))
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      failures.push({ state, cause })
      return answer(500, { cause })
    }
  })
  return {
    ...(await listening(server)),
    get asked() {
      return asked
    },
    failures,
  }
}

/** Why states failed, by cause, with what helps; empty when none did. */
export function failuresInWords({ asked, failures }: Pick<StateRelay, 'asked' | 'failures'>): string {
  if (failures.length === 0) return ''
  const causes = [...new Set(failures.map(({ cause }) => cause))]
  const all = failures.length === asked
  return [
    `${all ? 'No state' : `${failures.length} of ${asked} states`} could be set up, so the failures of their interactions say nothing of the calls themselves:`,
    ...causes.slice(0, 5).map((cause) => `  - ${cause}`),
    ...(causes.length > 5 ? [`  - and ${causes.length - 5} more`] : []),
    ...(all
      ? [
          '  Is that where the state endpoint is (docs/backend-team.md)? --identity-states, --public-states or --states-url say another address.',
        ]
      : []),
  ].join('\n')
}
