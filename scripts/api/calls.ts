import type * as v from 'valibot'
import { groupBy } from '../../src/domain/group-by.ts'
import type { Pact, PactInteraction } from '../pact/pact-files.ts'
import { WIRE_ROWS, type WireRow, wireRowOf } from '../pact/wire-calls.ts'

/** A call of docs/wire.md, with everything that the contracts say about it. */
export interface Call extends WireRow {
  readonly interactions: readonly PactInteraction[]
  /** How the adapter reads the answer; undefined where only success counts. */
  readonly shape: v.GenericSchema | undefined
}

/** The shapes in which the adapters read the answers, by the interaction's description. */
export type Shapes = ReadonlyMap<string, v.GenericSchema>

/**
 * The calls of one contract, in the order of the page.
 *
 * @throws {Error} when an interaction is of no call that has a name in docs/wire.md.
 */
export function callsOf({ interactions }: Pact, shapes: Shapes): readonly Call[] {
  const byRow = groupBy(interactions, ({ request }) => namedRowOf(request))
  return WIRE_ROWS.flatMap((row) => {
    const ofCall = byRow.get(row)
    if (ofCall === undefined) return []
    const shape = ofCall
      .map(({ description }) => shapes.get(description))
      .find((found) => found !== undefined)
    return [{ ...row, interactions: ofCall, shape }]
  })
}

/** The row of a call that has a name on the page. */
function namedRowOf({ method, path }: PactInteraction['request']): WireRow {
  const row = wireRowOf(method, path)
  if (!row?.id) throw new Error(`${method} ${path}: docs/wire.md has no call of this name.`)
  return row
}
