import type { ProviderStateName } from '../../../sandbox/sandbox.ts'
import { BAKERY, MARIA } from './examples.ts'

/** A state of the provider: data that exist, in Portuguese, with parameters. */
export interface State {
  readonly name: ProviderStateName
  readonly params: Readonly<Record<string, string | number | boolean>>
}

/** Every interaction has at least one. */
export type States = readonly [State, ...State[]]

export const state = (name: ProviderStateName, params: State['params'] = {}): State => ({ name, params })

export const individual = state('existe um cliente', { ...MARIA, tipo: 'F' })
export const company = state('existe um cliente', { ...BAKERY, tipo: 'J' })

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

/** The campaign of the examples. */
export const idCampanha = 7

export const campaignRuns = (allows = true) =>
  state('há uma campanha', { idCampanha, extrato: allows, trocarPontos: allows, minhasTrocas: allows })

export const hasPoints = (pontos: number) =>
  state('o cliente tem pontos', { cpf: MARIA.cpf, idCampanha, pontos })
