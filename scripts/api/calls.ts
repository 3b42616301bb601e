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

const inArea = (area: string, operations: Readonly<Record<number, readonly [id: string, summary: string]>>) =>
  Object.entries(operations).map(
    ([number, [id, summary]]) => [Number(number), { id, summary, area }] as const,
  )

/** By the numbers of docs/wire.md, in the order of the page. */
const OPERATIONS: ReadonlyMap<number, Operation> = new Map([
  ...inArea('Session and passwords', {
    1: ['signIn', 'Sign in'],
    2: ['signOut', 'Sign out'],
    3: ['recoverPassword', 'Send a new password'],
    4: ['changePassword', 'Change the password'],
  }),
  ...inArea('Registration', {
    7: ['register', 'Register a customer'],
    20: ['listLinesOfBusiness', 'Lines of business to choose from'],
    21: ['findPlace', 'The place of a CEP'],
    22: ['listCities', 'The cities of a state'],
  }),
  ...inArea('Profile', {
    5: ['getPerson', 'The registration of the customer'],
    6: ['savePerson', 'Save the registration'],
    8: ['getPhoto', 'The photo'],
    9: ['savePhoto', 'Save a photo'],
    10: ['askForDeactivation', 'Ask for deactivation'],
    11: ['reactivate', 'Take the deactivation back'],
    13: ['getPreferences', 'The preferences'],
    14: ['savePreferences', 'Save the preferences'],
  }),
  ...inArea('Terms', {
    15: ['hasAcceptedTerms', 'Whether all terms are accepted'],
    16: ['listPublishedTerms', 'The published terms'],
    17: ['listAcceptedTerms', 'The accepted terms'],
    18: ['getTerm', 'One term'],
    19: ['acceptTerm', 'Accept a term'],
  }),
  ...inArea('Stores', {
    25: ['listStores', 'The stores to choose from'],
    26: ['listStoresForMap', 'The stores for the map'],
  }),
  ...inArea('Offers, vouchers and flyers', {
    30: ['listPromotions', 'The promotions of a store'],
    32: ['activateOffer', 'Activate an offer'],
    31: ['listVouchers', 'The vouchers'],
    33: ['listFlyers', 'The flyers of a store'],
  }),
  ...inArea('Purchases and cash-back', {
    12: ['listPurchases', 'The purchases'],
    27: ['getTotalSaved', 'The sum of all discounts'],
    28: ['getCashbackBalance', 'The balance of the cash-back account'],
    29: ['listCashbackLines', 'The statement of the cash-back account'],
  }),
  ...inArea('Campaigns and rewards', {
    34: ['listRunningCampaigns', 'The campaigns that run'],
    35: ['listRewardsWithinReach', 'The rewards within reach'],
    36: ['listCampaigns', 'All campaigns'],
    37: ['getCampaign', 'One campaign'],
    38: ['listRewards', 'The rewards of a campaign'],
    39: ['getPoints', 'The points in a campaign'],
    40: ['listPointsLines', 'The statement of points'],
    41: ['listCompletedRedemptions', 'The exchanges carried out'],
    42: ['listPendingRedemptions', 'The exchanges that are pending'],
    43: ['redeemReward', 'Exchange points for a reward'],
  }),
  ...inArea('Public content', {
    45: ['listBanners', 'The banners of the home page'],
    46: ['listPartnerLogos', 'The logos of the footer'],
  }),
])

/**
 * The calls of one contract, in the order of the page.
 *
 * @throws {Error} when an interaction is of no call in docs/wire.md.
 */
export function callsOf({ interactions }: Pact, shapes: Shapes): readonly Call[] {
  const wire = wireCalls()
  const byNumber = new Map(groupsOf(interactions, ({ request }) => numberOf(request, wire)))
  return [...OPERATIONS].flatMap(([number, operation]) => {
    const ofCall = byNumber.get(number)
    const call = wire.get(number)
    if (ofCall === undefined || call === undefined) return []
    const shape = ofCall
      .map(({ description }) => shapes.get(description))
      .find((found) => found !== undefined)
    return [{ number, ...call, operation, interactions: ofCall, shape }]
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

type WireCall = Pick<Call, 'method' | 'path'>

function wireCalls(): ReadonlyMap<number, WireCall> {
  const rows = readFileSync('docs/wire.md', 'utf8').matchAll(/^\| (\d+) +\| (GET|POST) (\S+)/gm)
  return new Map(
    Array.from(rows, ([, number, method, path = '']) => [
      Number(number),
      { method: method as Call['method'], path: path.replace('{profileApi}', '') },
    ]),
  )
}

function numberOf({ method, path }: PactInteraction['request'], wire: ReadonlyMap<number, WireCall>): number {
  for (const [number, call] of wire) {
    if (call.method === method && pathPattern(call.path).test(path) && OPERATIONS.has(number)) return number
  }
  throw new Error(
    `${method} ${path}: docs/wire.md has no such call, or scripts/api/calls.ts gives it no name.`,
  )
}

/** `GET /api/termo/{id}` of a request for `/api/termo/3`. */
export function templateOf({ method, path }: PactInteraction['request']): string {
  const call = [...wireCalls().values()].find(
    (call) => call.method === method && pathPattern(call.path).test(path),
  )
  return `${method} ${call?.path ?? path}`
}

/** Which paths a template such as `/api/termo/{id}` stands for; the values are the groups. */
export const pathPattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
