import { createServer, type IncomingMessage } from 'node:http'
import { type LocalServer, listening } from '../../../scripts/local-server.ts'
import type { States } from '../support/states.ts'
import { type Answered, Backend, type Fullness, JSON_HEADERS, readAsked } from './backend.ts'
import type { Variant } from './variant.ts'

/** The state that begins a trial. */
export const TRIAL_STATE = 'tentativa'

/** Which variant answers from now on, and what is true before. */
interface Trial {
  readonly variant: string
  readonly states: States
}

/** Where the verifier asks for states. */
export const STATES_PATH = '/_pact/states'

/** Serves a backend over HTTP, with what a variant changes. */
export class PlantedServer {
  private backend: Backend
  private variant: Variant | undefined

  constructor(
    private readonly fullness: Fullness,
    private readonly variants: readonly Variant[],
  ) {
    this.backend = new Backend(fullness)
  }

  start(): Promise<LocalServer> {
    const server = createServer(async (request, response) => {
      const { status, headers, body } = await this.respond(request).catch(asFault)
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    return listening(server)
  }

  /** Begins a trial with a backend of its own, and gives the values of its states. */
  begin({ variant, states }: Trial, sent: 'values' | 'examples'): Readonly<Record<string, unknown>> {
    this.backend = new Backend(this.fullness, sent)
    this.variant = this.variants.find(({ name }) => name === variant)
    return Object.assign({}, ...states.map(({ name, params }) => this.backend.bringAbout(name, params)))
  }

  private async respond(request: IncomingMessage): Promise<Answered> {
    const asked = await readAsked(request)
    if (asked.path === STATES_PATH) {
      const { action, params } = JSON.parse(asked.body) as { action: string; params: Trial }
      return {
        status: 200,
        headers: JSON_HEADERS,
        body: action === 'setup' ? this.begin(params, 'values') : {},
      }
    }
    const understood = this.variant?.ask?.(asked, this.backend) ?? asked
    const sound = this.backend.answer(understood)
    return this.variant?.answer?.(sound, understood) ?? sound
  }
}

/** A mistake in a variant shows as an unexpected answer, not as no answer. */
const asFault = (error: unknown): Answered => ({
  status: 501,
  headers: { 'Content-Type': 'text/plain' },
  body: `The planted backend failed: ${error instanceof Error ? error.stack : String(error)}`,
})
