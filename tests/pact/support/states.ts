import { BAKERY, GROCERY, MARIA } from './examples.ts'

/** A state of the provider: data that exist, in Portuguese, with parameters. */
export interface State {
  readonly name: string
  readonly params: Params
}

type Value = string | number | boolean

/** What a state sets, which answers are then held to. */
type Params = Readonly<Record<string, Value | Readonly<Record<string, Value>>>>

/** Every interaction has at least one. */
export type States = readonly [State, ...State[]]

export const state = (name: string, params: State['params'] = {}): State => ({ name, params })

export const individual = state('existe um cliente', { ...MARIA, tipo: 'F' })
export const company = state('existe um cliente', { ...BAKERY, tipo: 'J' })
export const companyOfDigits = state('existe um cliente', { ...GROCERY, tipo: 'J' })

/** Maria, what else is true, and her session: the state that gives the token comes last, and once. */
export const signedIn = (...facts: readonly State[]): States => [
  individual,
  ...facts,
  state('o cliente está autenticado', { cpf: MARIA.cpf }),
]

/** The bakery and its session. */
export const signedInCompany = (...facts: readonly State[]): States => [
  company,
  ...facts,
  state('o cliente está autenticado', { cpf: BAKERY.cpf }),
]

/** Maria, whose session is over. */
export const sessionExpired: States = [individual, state('a sessão expirou', { cpf: MARIA.cpf })]

/** What the forms let customers choose from. A company's registration names this line of business. */
export const registrationLists = state('há listas de cadastro', {
  ramo: 'Padaria',
  uf: 'SP',
  cidade: 'Campinas',
  cidadeDeOutraUf: 'Niterói',
})

/** The campaign of the examples. Its id is the provider's: the state answers it. */
export const idCampanha = 7

export const CAMPAIGN = {
  campanha: 'Natal Premiado',
  descricao: 'Cada real em compras vale 1 IdCoin.',
  currentPrice: 1,
  regulamento: '<h1>Regulamento</h1>',
} as const

/** The campaign's reward, of which there is enough. */
export const REWARD = { tipo: 'PR', nomeItem: 'Jogo de panelas', qtdePontosCampanha: 1200 } as const

/** A campaign of another format, and its reward. The backend must not send them where the portal asks for the campaign of the examples. */
export const OTHER_CAMPAIGN = { campanha: 'Verão do Atacado', premio: 'Passeio de balão' } as const

export const campaignRuns = (allows = true) =>
  state('há uma campanha', {
    idCampanha,
    formato: 135,
    ...CAMPAIGN,
    flagExtrato: allows,
    flagTrocarPontos: allows,
    flagMinhasTrocas: allows,
    nomePonto: 'IdCoins',
    premio: REWARD,
    outra: OTHER_CAMPAIGN,
  })

export const hasPoints = (pontos: number, lancamentos = 1) =>
  state('o cliente tem pontos', { cpf: MARIA.cpf, idCampanha, pontos, lancamentos, pontosEmOutra: 35 })
