import type { Backend } from '../http/answers.ts'
import { isObject } from '../http/fields.ts'
import type { RecordedRequest } from '../http/requests.ts'
import type { RunInTurn } from '../one-at-a-time.ts'
import { PROVIDER_STATES, providerStateNames } from '../provider-states.ts'
import { StateParams, type StateValues, type StateWorld } from './provider-state.ts'
import { createStateWorld } from './state-world.ts'

/**
 * Sets up the states that a Pact verifier asks for. The first state after a call to the API begins a new interaction, and each
 * interaction begins with the seed, so that their order does not matter. Faults stay active: verification of a defect needs both.
 *
 * @returns a function that takes the verifier's `{state, params, action}` and gives the values of the state.
 */
export function stateChange(parts: {
  backend: Backend
  resetData: () => Promise<void>
  requests: readonly RecordedRequest[]
  takeTurn: RunInTurn
}): (body: Record<string, unknown>) => Promise<StateValues> {
  const { backend, resetData, requests, takeTurn } = parts
  // `lastRequest` is the newest call before the interaction began: a newer call means that the interaction has ended.
  let interaction: { world: StateWorld; lastRequest: RecordedRequest | undefined } | undefined

  return async ({ state, params, action }) => {
    if (action === 'teardown') return {}
    const known = PROVIDER_STATES[String(state)]
    if (known === undefined) {
      throw new Error(`Unknown state: ${JSON.stringify(state)}. Known: ${providerStateNames.join(', ')}`)
    }
    return takeTurn(async () => {
      const lastRequest = requests.at(-1)
      if (interaction === undefined || interaction.lastRequest !== lastRequest) {
        await resetData()
        interaction = { world: createStateWorld(backend), lastRequest }
      }
      return known.bringAbout(interaction.world, new StateParams(isObject(params) ? params : {}))
    })
  }
}
