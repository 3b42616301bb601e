import { WIRE_CALLS, type WireCall, wireCallOf } from '../../scripts/pact/wire-calls.ts'
import { CONTRACTS } from '../pact/contracts.ts'
import type { Interaction } from '../pact/support/interaction.ts'
import { promisedBody } from '../pact/support/promised-body.ts'

/** One call of docs/wire.md, through the port that makes it. */
export interface Call extends Pick<Interaction, 'call'> {
  readonly wire: WireCall
  /** Whether the portal reads anything of what it answers. */
  readonly isRead: boolean
  /** The body of a good answer: the contract's example. */
  readonly good: () => Promise<unknown>
}

const textOf = (path: Interaction['request']['path']) => (typeof path === 'string' ? path : path.value)

/** Each call as its first interaction in the contracts makes it. */
export const EVERY_CALL: readonly Call[] = WIRE_CALLS.flatMap((wire) =>
  CONTRACTS.flatMap(({ interactions }) => interactions)
    .filter(({ request }) => wire === wireCallOf(request.method, textOf(request.path)))
    .slice(0, 1)
    .map(({ call, response, shape }) => ({
      wire,
      call,
      isRead: response.isRead,
      good: async () => {
        const described = await response.body?.(shape)
        return described && promisedBody(described.shape, described.example).content
      },
    })),
)
