import { searchText } from '../search-text.ts'
import { isStateCode } from './address.ts'

/** The part of an address that its CEP decides. A town with a single CEP has no street and no district; those are empty. */
export interface Place {
  readonly street: string
  readonly district: string
  readonly city: string
  /** Two capitals, such as SP; empty where the server names no state. */
  readonly state: string
}

/** One of the 27 federative units. */
export interface State {
  /** Two capitals, such as SP. */
  readonly code: string
  readonly name: string
}

/** As product.md §4 asks: by the name in capitals. Accents do not move a name to the end. */
export function sortedByName(states: readonly State[]): readonly State[] {
  return states.toSorted((a, b) => a.name.toUpperCase().localeCompare(b.name.toUpperCase(), 'pt-BR'))
}

/** For when the national list cannot be read (product.md, rule 5). Only a constitutional amendment changes it. */
export const STATES: readonly State[] = [
  { code: 'AC', name: 'Acre' },
  { code: 'AL', name: 'Alagoas' },
  { code: 'AP', name: 'Amapá' },
  { code: 'AM', name: 'Amazonas' },
  { code: 'BA', name: 'Bahia' },
  { code: 'CE', name: 'Ceará' },
  { code: 'DF', name: 'Distrito Federal' },
  { code: 'ES', name: 'Espírito Santo' },
  { code: 'GO', name: 'Goiás' },
  { code: 'MA', name: 'Maranhão' },
  { code: 'MT', name: 'Mato Grosso' },
  { code: 'MS', name: 'Mato Grosso do Sul' },
  { code: 'MG', name: 'Minas Gerais' },
  { code: 'PA', name: 'Pará' },
  { code: 'PB', name: 'Paraíba' },
  { code: 'PR', name: 'Paraná' },
  { code: 'PE', name: 'Pernambuco' },
  { code: 'PI', name: 'Piauí' },
  { code: 'RJ', name: 'Rio de Janeiro' },
  { code: 'RN', name: 'Rio Grande do Norte' },
  { code: 'RS', name: 'Rio Grande do Sul' },
  { code: 'RO', name: 'Rondônia' },
  { code: 'RR', name: 'Roraima' },
  { code: 'SC', name: 'Santa Catarina' },
  { code: 'SP', name: 'São Paulo' },
  { code: 'SE', name: 'Sergipe' },
  { code: 'TO', name: 'Tocantins' },
]

/**
 * The code of a state that is written as its code or as its name; empty for any other text. Two letters count as a code, even if no state
 * has it.
 */
export function stateCodeOf(written: string): string {
  if (isStateCode(written)) return written.trim().toUpperCase()
  return STATES.find(({ name }) => searchText(name) === searchText(written))?.code ?? ''
}
