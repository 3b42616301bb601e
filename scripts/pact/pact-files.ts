import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the contracts live. They are generated and committed: the backend team takes them from there. */
export const PACTS_DIRECTORY = 'pacts'

/** What a contract in Pact's format V4 holds, as far as this project reads it. */
export interface Pact {
  readonly consumer: { readonly name: string }
  readonly provider: { readonly name: string }
  /** Requests and their answers. A contract about messages has none. */
  readonly interactions: readonly PactInteraction[]
  readonly messages: readonly PactMessage[]
}

interface PactMessage {
  readonly description: string
}

export interface PactInteraction {
  readonly description: string
  /** Which screens ask, and why. */
  readonly comments: { readonly tela: string; readonly text: readonly string[] }
  /** Whether the answer has one of several forms. A backend may have another form, so verification only reports it. */
  readonly pending: boolean
  readonly providerStates: readonly PactState[]
  readonly request: PactRequest
  readonly response: PactResponse
}

export interface PactState {
  readonly name: string
  readonly params?: Readonly<Record<string, unknown>>
}

export interface PactRequest {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, readonly string[]>>
  readonly headers: Readonly<Record<string, readonly string[]>>
  /** An empty body has no content type. */
  readonly body?: { readonly content: unknown; readonly contentType?: string }
  /** How exactly the portal keeps to it. */
  readonly matchingRules?: unknown
  /** What the verifier replaces by values from the provider's states. */
  readonly generators?: {
    readonly path?: Generator
    readonly query?: Readonly<Record<string, Generator>>
    readonly header?: Readonly<Record<string, Generator>>
    readonly body?: Readonly<Record<string, Generator>>
  }
}

/** The answer that is promised, and what any other has to keep to. */
interface PactResponse {
  readonly status: number
  readonly body?: { readonly content: unknown }
  readonly matchingRules?: {
    /** Which other statuses will do. */
    readonly status?: Readonly<
      Record<'', { readonly matchers: readonly { readonly status?: 'success' | readonly number[] }[] }>
    >
    readonly body?: BodyRules
  }
}

/** Rules by the path that they are about: `$.data[*].nome`. */
export type BodyRules = Readonly<Record<string, { readonly matchers: readonly PactRule[] }>>

export interface PactRule {
  readonly match: string
  readonly min?: number
  readonly max?: number
  readonly regex?: string
  /** Of `arrayContains`: the rows that have to be there. */
  readonly variants?: readonly { readonly index: number; readonly rules: BodyRules }[]
}

interface Generator {
  /** `Bearer ${token}` */
  readonly expression: string
}

/** The contracts' file names, in order. */
export const pactFileNames = (directory: string = PACTS_DIRECTORY): readonly string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort()

export function readPact(path: string): Pact {
  const file = JSON.parse(readFileSync(path, 'utf8')) as PactFile
  const isHttp = ({ type }: { type: string }) => type === 'Synchronous/HTTP'
  return {
    ...file,
    interactions: file.interactions.filter(isHttp),
    messages: file.interactions.filter((interaction) => !isHttp(interaction)),
  }
}

interface PactFile extends Pact {
  readonly interactions: readonly (PactInteraction & { readonly type: string })[]
}

export const readPacts = (directory: string = PACTS_DIRECTORY): readonly Pact[] =>
  pactFileNames(directory).map((name) => readPact(join(directory, name)))
