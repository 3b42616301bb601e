import { readFileSync } from 'node:fs'

export type WireCall = `${'GET' | 'POST'} ${string}`

/** Calls of product.md §7 without a contract, and why. `docs/backend-team.md` gives the same reasons. */
export const CALLS_WITHOUT_CONTRACT = {
  'GET {statesUrl}':
    'The national list of states is a public service of somebody else, at a configured address.',
  'GET {pingUrl}': 'Any 2xx at a configured address will do: there is nothing to agree upon.',
  'GET /api/fidelidade/grupo/{id}': 'Nothing of its answer is read, so the portal does not call it.',
} as const

/**
 * Every other call of docs/wire.md, by method and path. A new call is added there first: the contracts then have to cover it, and
 * may hold no call that is not there.
 */
export const WIRE_CALLS: readonly WireCall[] = Array.from(
  readFileSync('docs/wire.md', 'utf8').matchAll(/^\| \d+ +\| (GET|POST) (\S+)/gm),
  ([, method, path = '']) => `${method} ${path.replace('{profileApi}', '')}` as WireCall,
).filter((call) => !(call in CALLS_WITHOUT_CONTRACT))

/** The call that a request makes; undefined for one that is not listed. */
export function wireCallOf(method: string, path: string): WireCall | undefined {
  return WIRE_CALLS.find((call) => {
    const pattern = call.replace(/\{\w+\}/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(`${method} ${path}`)
  })
}
