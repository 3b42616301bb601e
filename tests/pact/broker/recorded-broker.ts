import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type LocalServer, listening } from '../../../scripts/local-server.ts'
import { CONTENT_PROVIDER } from '../../../scripts/pact/verification.ts'

/**
 * What a Pact Broker (2.109.1) answered to our own commands on 22/11/2026, without the rows and links that they do not read. `{broker}` stands
 * for its address, one made-up commit for those of that day.
 */
const RECORDED = JSON.parse(readFileSync(new URL('./recorded.json', import.meta.url), 'utf8')) as Record<
  string,
  RecordedCall
>

interface RecordedCall {
  /** `GET /environments` */
  readonly request: string
  readonly body?: unknown
  readonly status: number
  readonly answer: object
}

export interface RecordedBroker extends LocalServer {
  /** What it was sent, in order. */
  readonly received: readonly Received[]
}

interface Received {
  readonly request: string
  readonly authorization: string | undefined
  readonly body: unknown
}

export const recorded = (name: string): RecordedCall => {
  const call = RECORDED[name]
  if (call === undefined) throw new Error(`Nothing is recorded under "${name}".`)
  return call
}

/**
 * A broker that answers as recorded, each call once; anything else is an error.
 *
 * @param contract takes the place of the contract that was there then.
 * @param provider takes the place of the provider of that day.
 */
export async function recordedBroker(
  names: readonly string[],
  contract: object = {},
  provider: string = CONTENT_PROVIDER,
): Promise<RecordedBroker> {
  const open = names.map(
    (name) =>
      JSON.parse(JSON.stringify(recorded(name)).replaceAll(CONTENT_PROVIDER, provider)) as RecordedCall,
  )
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = `${request.method} ${request.url}`
    received.push({
      request: asked,
      authorization: request.headers.authorization,
      body: body && JSON.parse(body),
    })
    const index = open.findIndex((call) => call.request === asked)
    const [call] = index < 0 ? [] : open.splice(index, 1)
    if (call === undefined) return response.writeHead(500).end(`Not recorded: ${asked}`)
    const answer = asked.includes('/pact-version/') ? { ...contract, ...call.answer } : call.answer
    return response
      .writeHead(call.status, { 'Content-Type': 'application/hal+json' })
      .end(JSON.stringify(answer).replaceAll('{broker}', local.url))
  })
  const local = await listening(server)
  return { ...local, received }
}
