import { readFileSync } from 'node:fs'
import type * as v from 'valibot'
import type { Pact, PactInteraction } from '../pact/pact-files.ts'

/** A call of docs/wire.md, with everything that the contracts say about it. */
export interface Call {
  /** In docs/wire.md. */
  readonly number: number
  readonly method: 'GET' | 'POST'
  /** `/api/termo/{id}` */
  readonly path: string
  readonly operation: Operation
  readonly interactions: readonly PactInteraction[]
  /** How the adapter reads the answer; undefined where only success counts. */
  readonly shape: v.GenericSchema | undefined
}

/** What a call is called. */
export interface Operation {
  readonly id: string
  readonly summary: string
  readonly area: string
}

/** The shapes in which the adapters read the answers, by the interaction's description. */
export type Shapes = ReadonlyMap<string, v.GenericSchema>

/**
 * The calls of one contract, in the order of the page.
 *
 * @throws {Error} when an interaction is of no call that has a name in docs/wire.md.
 */
export function callsOf({ interactions }: Pact, shapes: Shapes): readonly Call[] {
  const wire = wireCalls()
  const byCall = new Map(groupsOf(interactions, ({ request }) => callOf(request, wire)))
  return wire.flatMap((call) => {
    const ofCall = byCall.get(call)
    if (ofCall === undefined) return []
    const shape = ofCall
      .map(({ description }) => shapes.get(description))
      .find((found) => found !== undefined)
    return [{ ...call, interactions: ofCall, shape }]
  })
}

/** What has the same key together, in the order in which the keys come. */
export function groupsOf<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): readonly (readonly [key: Key, items: readonly Item[]])[] {
  const keys = [...new Set(items.map(keyOf))]
  return keys.map((key) => [key, items.filter((item) => keyOf(item) === key)])
}

type WireCall = Pick<Call, 'number' | 'method' | 'path' | 'operation'>

/** The calls that have a name on the page. */
function wireCalls(): readonly WireCall[] {
  const [, ...areas] = readFileSync('docs/wire.md', 'utf8').split('\n### Calls: ')
  return areas.flatMap((text) => {
    const area = text.slice(0, text.indexOf('\n'))
    const rows = text.matchAll(/^\| (\d+) +\| (GET|POST) (\S+) +\| `(\w+)`: ([^|]+?) +\|/gm)
    return Array.from(rows, ([, number, method, path = '', id = '', summary = '']) => ({
      number: Number(number),
      method: method as Call['method'],
      path: path.replace('{profileApi}', ''),
      operation: { id, summary, area },
    }))
  })
}

function callOf({ method, path }: PactInteraction['request'], wire: readonly WireCall[]): WireCall {
  const found = wire.find((call) => call.method === method && pathPattern(call.path).test(path))
  if (found === undefined) throw new Error(`${method} ${path}: docs/wire.md has no call of this name.`)
  return found
}

/** `GET /api/termo/{id}` of a request for `/api/termo/3`. */
export function templateOf({ method, path }: PactInteraction['request']): string {
  const call = wireCalls().find((call) => call.method === method && pathPattern(call.path).test(path))
  return `${method} ${call?.path ?? path}`
}

/** Which paths a template such as `/api/termo/{id}` stands for; the values are the groups. */
export const pathPattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
