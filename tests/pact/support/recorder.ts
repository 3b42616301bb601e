import { type ConsumerInteraction, type ConsumerPact, makeConsumerPact } from '@pact-foundation/pact-core'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { httpContainer } from '../../support/http-container.ts'
import { testConfiguration } from '../../support/http-world.ts'
import { TEST_NOW } from '../../support/test-now.ts'
import type { PromisedAnswer } from './answers.ts'
import { EXAMPLE_TOKEN } from './examples.ts'
import type { Interaction, Portal } from './interaction.ts'
import type { SentRequest } from './requests.ts'

const CONSUMER = 'portal-do-cliente'
const HOST = '127.0.0.1'

/** The core's number for version 4 of Pact's format. */
const SPECIFICATION_V4 = 5

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
    promise(pact, interaction)
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

async function play(pact: ConsumerPact, port: number, { request, check }: Interaction): Promise<void> {
  const portal = portalOn(`http://${HOST}:${port}`, 'Authorization' in request.headers)
  const [outcome] = await Promise.allSettled([check(portal)])
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

/** Whether a condition holds; a patient call checks it again for two seconds. */
async function soon(holds: () => boolean, patient: boolean): Promise<boolean> {
  const end = Date.now() + (patient ? 2000 : 0)
  while (!holds()) {
    if (Date.now() >= end) return false
    await new Promise((later) => setTimeout(later, 1))
  }
  return true
}

/** A new portal for each interaction, so that no cache of an earlier one answers. */
function portalOn(url: string, signedIn: boolean): Portal {
  const session = { token: EXAMPLE_TOKEN, expiresAt: TEST_NOW + 60 * 60 * 1000, customer: 'test' }
  return httpContainer(testConfiguration(url), new InMemorySessionStore(signedIn ? session : undefined))
}

function promise(pact: ConsumerPact, { states, description, request, response }: Interaction): void {
  const promised = pact.newInteraction(description)
  for (const { name, params } of states) promised.givenWithParams(name, JSON.stringify(params))
  promiseRequest(promised, request)
  promiseAnswer(promised, response)
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

function promiseAnswer(promised: ConsumerInteraction, { status, body }: PromisedAnswer): void {
  promised.withStatus(status)
  if (body !== undefined) promised.withResponseBody(JSON.stringify(body), 'application/json')
}

/** The core takes bodies and matchers as JSON, and plain values as they are. */
const plainOrJson = (value: string | object): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
