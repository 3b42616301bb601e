import { failureReason } from '@application/port-failure.ts'
import { type ConsumerInteraction, type ConsumerPact, makeConsumerPact } from '@pact-foundation/pact-core'
import { expect } from 'vitest'
import type { PromisedAnswer } from './answers.ts'
import type { Interaction } from './interaction.ts'
import { type Portal, portalOn } from './portal.ts'
import { promisedBody } from './promised-body.ts'
import type { SentRequest } from './requests.ts'
import { all } from './rules.ts'

export const CONSUMER = 'portal-do-cliente'
const HOST = '127.0.0.1'

/** The core's number for version 4 of Pact's format. */
export const SPECIFICATION_V4 = 5

/**
 * Plays interactions against a mock of one provider, and writes those that hold into its contract.
 *
 * It uses the library's core. `PactV4` cannot send forms. `PactV3` asks whether the request was matched as soon as the answer has come,
 * and the mock sometimes notes the match a moment later: that would lose interactions.
 */
export class Recorder {
  /** @param directory where the contract is written; interactions that its file already has stay. */
  constructor(
    private readonly provider: string,
    private readonly directory: string,
  ) {}

  async record(interaction: Interaction): Promise<void> {
    const pact = makeConsumerPact(CONSUMER, this.provider, SPECIFICATION_V4, 'error')
    await promise(pact, interaction)
    const port = pact.pactffiCreateMockServerForTransport(HOST, 'http', '{}')
    if (port <= 0) throw new Error(`The mock provider cannot listen on ${HOST}: error ${port}`)
    try {
      await play(pact, port, interaction)
      pact.writePactFile(this.directory)
    } finally {
      pact.cleanupMockServer(port)
    }
  }
}

async function play(pact: ConsumerPact, port: number, interaction: Interaction): Promise<void> {
  const portal = portalOn(`http://${HOST}:${port}`, tokenOf(interaction.request))
  const [outcome] = await Promise.allSettled([check(interaction, portal)])
  // A request that matches nothing gets an error. So if the check passed, the request was the promised one.
  const matched = await soon(() => pact.mockServerMatchedSuccessfully(port), outcome.status === 'fulfilled')
  const mismatches = matched ? '' : JSON.stringify(pact.mockServerMismatches(port), undefined, 2)
  if (outcome.status === 'rejected') {
    // The request is the probable reason: the mock answers an unexpected one with an error.
    if (!matched)
      throw new Error(`The request is not the promised one: ${mismatches}`, { cause: outcome.reason })
    throw outcome.reason
  }
  if (!matched) throw new Error(`The mock did not see the promised request: ${mismatches}`)
}

/** Makes the call, and compares its result with the expected one. */
async function check({ call, expected }: Interaction, portal: Portal): Promise<void> {
  const outcome = await call(portal).then(
    (gave) => ({ gave }),
    (thrown: unknown) => ({ failedWith: failureReason(thrown) }),
  )
  expect(outcome).toStrictEqual(expected)
}

/** Whether a condition holds; a patient call checks it again for two seconds. */
async function soon(holds: () => boolean, patient: boolean): Promise<boolean> {
  const end = Date.now() + (patient ? 2000 : 0)
  while (!holds()) {
    if (Date.now() >= end) return false
    await new Promise((later) => setTimeout(later, 1))
  }
  return true
}

/** The token that the request carries; undefined for a request without a session. */
function tokenOf({ headers }: SentRequest): string | undefined {
  const authorization = headers.Authorization
  const value = typeof authorization === 'object' ? authorization.value : authorization
  return value?.replace(/^Bearer /, '')
}

async function promise(pact: ConsumerPact, interaction: Interaction): Promise<void> {
  const { states, description, request, response, screen, why, shape, isOneForm = false } = interaction
  const promised = pact.newInteraction(description)
  promised.setPending(isOneForm)
  promised.setComment('tela', JSON.stringify(screen))
  promised.addTextComment(why)
  for (const { name, params } of states) promised.givenWithParams(name, JSON.stringify(params))
  promiseRequest(promised, request)
  await promiseAnswer(promised, response, shape)
}

function promiseRequest(
  promised: ConsumerInteraction,
  { method, path, query, headers, body }: SentRequest,
): void {
  promised.withRequest(method, plainOrJson(path))
  for (const [name, value] of Object.entries(query ?? {})) promised.withQuery(name, 0, plainOrJson(value))
  for (const [name, value] of Object.entries(headers)) promised.withRequestHeader(name, 0, plainOrJson(value))
  if (body !== undefined) {
    promised.withRequestBody(plainOrJson(body), plainOrJson(headers['Content-Type'] ?? ''))
  }
}

async function promiseAnswer(
  promised: ConsumerInteraction,
  { status, statuses, body }: PromisedAnswer,
  shape: Interaction['shape'],
): Promise<void> {
  promised.withStatus(status)
  const rules: Record<string, unknown> = {}
  if (statuses !== undefined) rules.status = all({ match: 'statusCode', status: statuses })
  if (body !== undefined) {
    const described = await body(shape)
    const { content, rules: ofBody } = promisedBody(described.shape, described.example)
    promised.withResponseBody(JSON.stringify(content), 'application/json')
    // The core would write `application/json` alone as the only content type.
    rules.header = { 'Content-Type': all({ match: 'regex', regex: 'application/(?:[\\w.-]+\\+)?json.*' }) }
    rules.body = ofBody
  }
  if (!promised.withResponseMatchingRules(JSON.stringify(rules)))
    throw new Error('The core refuses the rules.')
}

/** The core takes bodies and matchers as JSON, and plain values as they are. */
const plainOrJson = (value: string | object): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
