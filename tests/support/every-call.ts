import { CONTRACTS } from '../pact/contracts.ts'
import type { Interaction } from '../pact/support/interaction.ts'
import { WIRE_CALLS, type WireCall, wireCallOf } from '../pact/wire-calls.ts'

/** One call of docs/wire.md, through the port that makes it. */
export interface Call extends Pick<Interaction, 'call'> {
  readonly wire: WireCall
  /** Whether the portal reads anything of what it answers. */
  readonly isRead: boolean
}

const textOf = (path: Interaction['request']['path']) => (typeof path === 'string' ? path : path.value)

/** Each call as its first interaction in the contracts makes it. */
export const EVERY_CALL: readonly Call[] = WIRE_CALLS.flatMap((wire) =>
  CONTRACTS.flatMap(({ interactions }) => interactions)
    .filter(({ request }) => wire === wireCallOf(request.method, textOf(request.path)))
    .slice(0, 1)
    .map(({ call, response: { isRead } }) => ({ wire, call, isRead })),
)
