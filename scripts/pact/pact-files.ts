import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProviderStateName } from '../../sandbox/sandbox.ts'

/** Where the contracts live. They are generated and committed: the backend team takes them from there. */
export const PACTS_DIRECTORY = 'pacts'

/** What a contract in Pact's format V4 holds, as far as this project reads it. */
export interface Pact {
  readonly consumer: { readonly name: string }
  readonly provider: { readonly name: string }
  readonly interactions: readonly PactInteraction[]
}

export interface PactInteraction {
  readonly description: string
  readonly providerStates: readonly PactState[]
  readonly request: PactRequest
}

export interface PactState {
  readonly name: ProviderStateName
  readonly params?: Readonly<Record<string, unknown>>
}

export interface PactRequest {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, readonly string[]>>
  readonly headers: Readonly<Record<string, readonly string[]>>
  /** An empty body has no content type. */
  readonly body?: { readonly content: unknown; readonly contentType?: string }
  /** What the verifier replaces by values from the provider's states. */
  readonly generators?: {
    readonly path?: Generator
    readonly query?: Readonly<Record<string, Generator>>
    readonly header?: Readonly<Record<string, Generator>>
    readonly body?: Readonly<Record<string, Generator>>
  }
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

export const readPact = (path: string): Pact => JSON.parse(readFileSync(path, 'utf8')) as Pact

export const readPacts = (directory: string = PACTS_DIRECTORY): readonly Pact[] =>
  pactFileNames(directory).map((name) => readPact(join(directory, name)))
