import type { Page } from 'playwright-core'
import { CAMPAIGN } from '../../sandbox/seed/campaigns.ts'
import { paths } from '../../src/ui/screen/paths.ts'

export type Rows = readonly unknown[]

/** A list of the portal, on its screen. */
export interface List {
  readonly name: string
  /** What the sandbox is asked for to have its rows (sandbox/README.md). */
  readonly bulk: 'stores' | 'offers' | 'purchases' | 'rewards' | 'cashback'
  /** The screen's address behind the `#`. */
  readonly screen: string
  /** Stands in the page as soon as there is a row. */
  readonly row: string
  /** Stands in the page once the screen is complete, where that is later than the rows. */
  readonly complete?: string
  /** What a customer does with the list. */
  readonly act: (page: Page) => Promise<void>
  /** Undefined for a list that comes page by page: no answer is longer than a page. */
  readonly whole?: WholeAnswer
}

/** The call that answers with all rows at once. */
export interface WholeAnswer {
  readonly path: string
  /** What the sandbox is asked for, to answer with all the rows that it has. */
  readonly query?: Readonly<Record<string, string>>
  /** How many rows the sandbox makes for one that is in this list. */
  readonly madePerRow?: number
  /** The rows in the `data` of an answer. */
  readonly rowsOf: (data: never) => Rows
  /** The `data` of an answer that has these rows and no others. */
  readonly dataOf: (rows: Rows, query: URLSearchParams) => unknown
}

/** A delay between the letters, because a list that is behind would otherwise miss some. */
const typing = (label: string, text: string) => async (page: Page) => {
  const field = page.getByRole('searchbox', { name: label })
  await field.focus()
  await field.pressSequentially(text, { delay: 200 })
}

/** As often as there are pages behind the first, with 10 rows as well. */
const pressingNext = (times: number) => async (page: Page) => {
  const next = page.getByRole('button', { name: 'Próxima' })
  for (let press = 0; press < times; press++) {
    await next.click()
    await page.getByText(`Página ${press + 2} de`).waitFor()
  }
}

interface Promotion {
  readonly publico: string
  readonly tiposDescontos: Rows
}

const stores: List = {
  name: 'stores',
  bulk: 'stores',
  screen: paths.stores,
  row: 'section[aria-labelledby="lojas"] h3',
  complete: '.leaflet-marker-icon',
  act: typing('Buscar loja', 'loja 12'),
  whole: {
    path: '/api/lojas',
    rowsOf: (data: Rows) => data,
    dataOf: (rows) => rows,
  },
}

const offers: List = {
  name: 'offers',
  bulk: 'offers',
  screen: paths.offers,
  row: 'main article',
  act: typing('Buscar oferta', 'produto'),
  whole: {
    path: '/api/promocoes/global/',
    query: { idEmpresa: '1' },
    // Every second one is general, and stands on home.
    madePerRow: 2,
    rowsOf: (data: readonly Promotion[]) =>
      data.filter(({ publico }) => publico === 'E').flatMap(({ tiposDescontos }) => tiposDescontos),
    dataOf: (rows) => [
      {
        idPromocao: 1,
        publico: 'E',
        nomeExibicao: 'Muitas ofertas',
        dtaInicio: '2026-11-01T00:00:00',
        dtaFim: '2099-12-31T00:00:00',
        tiposDescontos: rows,
      },
    ],
  },
}

const rewards: List = {
  name: 'rewards',
  bulk: 'rewards',
  screen: paths.campaign.rewards(CAMPAIGN.christmas),
  row: 'section[aria-labelledby="recompensas"] article',
  act: typing('Buscar recompensa', 'prêmio'),
  whole: {
    path: `/api/fidelidade/resgates/${CAMPAIGN.christmas}`,
    rowsOf: (data: { readonly resgates: Rows }) => data.resgates,
    dataOf: (rows) => ({ nomePonto: 'IdCoins', resgates: rows }),
  },
}

const statementLines: List = {
  name: 'statement lines',
  bulk: 'cashback',
  screen: paths.cashbackStatement,
  row: 'main ul > li h3',
  act: pressingNext(3),
}

const purchases: List = {
  name: 'purchases',
  bulk: 'purchases',
  screen: paths.purchases,
  row: 'main h3',
  act: pressingNext(1),
}

/** Where a server ignores the size of a page, and answers the first one with everything. */
const inOneAnswer = (path: string, page: string, rowsPerPage: string): WholeAnswer => ({
  path,
  query: { [rowsPerPage]: '1000000', [page]: '1' },
  rowsOf: (data: { readonly data: Rows }) => data.data,
  dataOf: (rows, query) => ({
    data: query.get(page) === '1' ? rows : [],
    totalPages: 1,
  }),
})

export const lists: readonly List[] = [
  stores,
  offers,
  rewards,
  statementLines,
  {
    ...statementLines,
    name: 'statement lines in one answer',
    whole: inOneAnswer('/api/contacorrente/extrato', 'page', 'totalRegistros'),
  },
  purchases,
  {
    ...purchases,
    name: 'purchases in one answer',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Resumo' }).click()
      await page.getByRole('tab', { name: 'Lista' }).click()
    },
    whole: inOneAnswer('/api/pessoa/cupons', 'pagina', 'tamanhoPagina'),
  },
]
