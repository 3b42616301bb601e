import { readFileSync } from 'node:fs'

type Method = 'GET' | 'POST'

/** A call by its method and path: `GET /api/termo/{id}`. */
export type WireCall = `${Method} ${string}`

/** A row of the tables of docs/wire.md. */
export interface WireRow {
  readonly number: number
  readonly call: WireCall
  readonly method: Method
  /** `/api/termo/{id}` */
  readonly path: string
  /** The paths that the template stands for, such as `/api/termo/3`. The values are the groups. */
  readonly pattern: RegExp
  readonly id: string
  readonly summary: string
  /** The heading above the table. */
  readonly area: string
}

/** Calls of product.md §7 without a contract, and why. `docs/backend-team.md` gives the same reasons. */
export const CALLS_WITHOUT_CONTRACT = {
  'GET {statesUrl}':
    'The national list of states is a public service of somebody else, at a configured address.',
  'GET {pingUrl}': 'Any 2xx at a configured address will do: there is nothing to agree upon.',
  'GET /api/fidelidade/grupo/{id}': 'Nothing of its answer is read, so the portal does not call it.',
} as const

/**
 * Every other call of docs/wire.md, in the order of the page. A new call is added there first: the contracts then have to cover it, and
 * may hold no call that is not there.
 */
export const WIRE_ROWS: readonly WireRow[] = readRows().filter(
  ({ call }) => !(call in CALLS_WITHOUT_CONTRACT),
)

export const WIRE_CALLS: readonly WireCall[] = WIRE_ROWS.map(({ call }) => call)

function readRows(): readonly WireRow[] {
  const [, ...areas] = readFileSync('docs/wire.md', 'utf8').split('\n### Calls: ')
  return areas.flatMap((text) => {
    const area = text.slice(0, text.indexOf('\n'))
    const lines = text.match(/^\| \d+ .*/gm) ?? []
    return lines.map((line) => {
      const row = /^\| (\d+) +\| (GET|POST) (\S+) +\| (?:`(\w+)`: ([^|]+?))? *\|/.exec(line)
      if (!row) throw new Error(`docs/wire.md has a row that is not understood: ${line}`)
      const [, number, method, template = '', id = '', summary = ''] = row
      const path = template.replace('{profileApi}', '')
      return {
        number: Number(number),
        call: `${method as Method} ${path}` as const,
        method: method as Method,
        path,
        pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        id,
        summary,
        area,
      }
    })
  })
}

/** The row of the call that a request makes; undefined for one that is not listed. */
export const wireRowOf = (method: string, path: string): WireRow | undefined =>
  WIRE_ROWS.find((row) => row.method === method && row.pattern.test(path))

export const wireCallOf = (method: string, path: string): WireCall | undefined =>
  wireRowOf(method, path)?.call

interface Requesting {
  readonly request: {
    readonly method: string
    /** With an example, where a state gives a part of it. */
    readonly path: string | { readonly value: string }
  }
}

/** The call of an interaction, or its request where that is not listed. */
export function callOf({ request: { method, path } }: Requesting): string {
  const example = typeof path === 'string' ? path : path.value
  return wireCallOf(method, example) ?? `${method} ${example}`
}
