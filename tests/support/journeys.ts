/** Something that a customer does, and the calls that it makes the portal send: method, path and query. */
interface Step {
  readonly does: string
  readonly calls: readonly string[]
}

export interface Journey {
  readonly name: string
  readonly steps: readonly Step[]
}

/** Read after each change of screen, because the telephone may be missing (product.md §4). */
const PERSON = 'GET /api/pessoa'
const PREFERENCES = 'GET /api/pessoa/preferencia'

/** What home reads for a customer whose statement has three pages, the most that it reads (product.md, rule 20). */
const HOME = [
  PERSON,
  'GET /api/pessoa/imagem',
  PREFERENCES,
  'GET /api/termosaceite/tipo/verificaaceite',
  'GET /api/contacorrente/saldo',
  'GET /api/cupom/totaldesconto?idEmpFormato=135',
  'GET /api/contacorrente/extrato?page=1&totalRegistros=10',
  'GET /api/contacorrente/extrato?page=2&totalRegistros=10',
  'GET /api/contacorrente/extrato?page=3&totalRegistros=10',
  'GET /api/promocoes/voucher?tipo=ativo',
  'GET /api/app/banners/135',
  'GET /api/empresas',
  'GET /api/fidelidade/campanhas/inicial/logado',
  'GET /api/fidelidade/resgates/home',
  'GET /api/app/banner-footers/135',
] as const

const OFFERS_OF_STORE = 'GET /api/promocoes/global/?idEmpresa=1'
const POINTS = 'GET /api/fidelidade/campanha/7/extratos/pontos'

/** What is read before points are exchanged, and once more after it (docs/decisions/050). */
const ACCOUNT = [
  'GET /api/fidelidade/campanha/7/resgates/pendentes',
  'GET /api/fidelidade/campanha/resgates/efetuados?idCampanha=7',
  POINTS,
] as const

const SIGN_IN: readonly Step[] = [
  { does: 'opens the portal', calls: [] },
  { does: 'signs in', calls: ['POST /token', ...HOME] },
]

/** The journeys that `tests/e2e/calls.test.ts` takes. */
export const journeys = {
  activation: {
    name: 'activates an offer',
    steps: [
      ...SIGN_IN,
      { does: 'chooses a store', calls: [OFFERS_OF_STORE] },
      { does: 'opens the exclusive offers', calls: [PERSON] },
      { does: 'activates one', calls: ['POST /api/promocao/ativar'] },
      // What the WhatsApp prompt asks about may have been changed elsewhere (product.md, rule 17).
      { does: 'goes back to home', calls: [PERSON, PREFERENCES] },
    ],
  },
  exchange: {
    name: 'exchanges points',
    steps: [
      ...SIGN_IN,
      {
        does: 'opens the rewards',
        calls: [PERSON, POINTS, 'GET /api/fidelidade/resgates/7'],
      },
      { does: 'exchanges points', calls: [...ACCOUNT, 'POST /api/fidelidade/extrato', ...ACCOUNT] },
    ],
  },
  cashback: {
    name: 'reads the cash-back statement',
    steps: [...SIGN_IN, { does: 'opens the statement', calls: [PERSON] }],
  },
  points: {
    name: 'reads the points statement',
    steps: [
      ...SIGN_IN,
      {
        does: 'opens the campaign',
        calls: [
          PERSON,
          'GET /api/fidelidade/campanha/7',
          'GET /api/fidelidade/resgates/7',
          'GET /api/fidelidade/extratos?idCampanha=7&page=1&pagesize=10',
        ],
      },
      { does: 'opens its statement', calls: [PERSON, POINTS] },
    ],
  },
  look: {
    name: 'looks at home, signed in, with a store',
    steps: [{ does: 'opens the portal', calls: [...HOME, OFFERS_OF_STORE] }],
  },
} as const satisfies Record<string, Journey>

/** The calls that a journey may make more than once, and how often. */
export function demandedRepeats({ steps }: Journey): ReadonlyMap<string, number> {
  const screens = steps.filter(({ calls }) => calls.includes(PERSON)).length
  const preferences = steps.filter(({ calls }) => calls.includes(PREFERENCES)).length
  const exchanges = steps.some(({ calls }) => calls.includes('POST /api/fidelidade/extrato'))
  return new Map([
    [PERSON, screens],
    [PREFERENCES, preferences],
    ...(exchanges ? ACCOUNT.map((call) => [call, call === POINTS ? 3 : 2] as const) : []),
  ])
}

/** How often each call is in a journey. */
export function countCalls({ steps }: Journey): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const call of steps.flatMap(({ calls }) => calls)) counts.set(call, (counts.get(call) ?? 0) + 1)
  return counts
}
