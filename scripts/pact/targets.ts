import { existsSync } from 'node:fs'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import type { Trust } from './connection.ts'
import type { PactInteraction } from './pact-files.ts'
import { CONTENT_PROVIDER, IDENTITY_PROVIDER } from './verification.ts'

/** Where docs/backend-team.md asks a provider to set up its states, below its own address. */
export const STATES_PATH = '/_pact/states'

/** The options that say which running services are meant, the same for every command. */
export const TARGET_OPTIONS = {
  identity: { type: 'string' },
  profile: { type: 'string' },
  public: { type: 'string' },
  'identity-states': { type: 'string' },
  'public-states': { type: 'string' },
  'states-url': { type: 'string' },
  header: { type: 'string', multiple: true },
  insecure: { type: 'boolean' },
  ca: { type: 'string' },
} as const

export interface TargetValues {
  readonly identity?: string | undefined
  readonly profile?: string | undefined
  readonly public?: string | undefined
  readonly 'identity-states'?: string | undefined
  readonly 'public-states'?: string | undefined
  readonly 'states-url'?: string | undefined
  readonly header?: readonly string[] | undefined
  readonly insecure?: boolean | undefined
  readonly ca?: string | undefined
}

/** A running service and the interactions that are its own. */
export interface Target {
  readonly provider: string
  /** Without a slash at the end. */
  readonly url: string
  readonly statesUrl: string
  readonly takes: (interaction: Pick<PactInteraction, 'request'>) => boolean
}

/** Only the profile update may have a host of its own (docs/wire.md, call 6). */
export const isProfileUpdate = ({ request: { method, path } }: Pick<PactInteraction, 'request'>): boolean =>
  method === 'POST' && path === '/api/pessoa'

/** The services that the options name, none where they name none. */
export function targetsOf(values: TargetValues): readonly Target[] {
  const { identity, profile, public: content, 'states-url': states } = values
  const first = values['identity-states'] ?? states ?? withStates(identity ?? profile)
  return [
    ...target(
      IDENTITY_PROVIDER,
      identity,
      first,
      (asked) => profile === undefined || !isProfileUpdate(asked),
    ),
    // The state that signs a customer in is set up where the sessions are.
    ...target(IDENTITY_PROVIDER, profile, first, isProfileUpdate),
    ...target(
      CONTENT_PROVIDER,
      content,
      values['public-states'] ?? states ?? withStates(content),
      () => true,
    ),
  ]
}

function target(
  provider: string,
  address: string | undefined,
  statesUrl: string | undefined,
  takes: Target['takes'],
): Target[] {
  if (address === undefined || statesUrl === undefined) return []
  return [{ provider, url: readAddress(address), statesUrl: readAddress(statesUrl), takes }]
}

const withStates = (address: string | undefined) => address && readAddress(address) + STATES_PATH

/** An address without a slash at the end. */
export function readAddress(text: string): string {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isAddress)
    throw new ExpectedFailure(`"${text}" is no address: it has to begin with https:// or http://.`)
  return text.replace(/\/+$/, '')
}

export function trustOf({ insecure = false, ca }: TargetValues): Trust {
  if (ca !== undefined && !existsSync(ca)) throw new ExpectedFailure(`--ca: there is no file ${ca}.`)
  return { insecure, ca }
}

export const headersOf = ({ header = [] }: TargetValues): Readonly<Record<string, string>> =>
  Object.fromEntries(header.map(readHeader))

function readHeader(text: string): readonly [name: string, value: string] {
  const [, name, value] = /^([\w-]+)\s*[:=]\s*(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new ExpectedFailure(`--header takes "name: value", not "${text}".`)
  return [name, value]
}
