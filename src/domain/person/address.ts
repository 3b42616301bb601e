/** Where a customer lives, or a company stands. */
export interface Address {
  /** 8 digits once complete; masked (`01001-000`) while it is typed. */
  readonly cep: string
  readonly street: string
  /** Text: 'S/N' and '12A' are numbers too. */
  readonly number: string
  readonly complement: string
  readonly district: string
  readonly city: string
  /** Two capitals, such as SP. */
  readonly state: string
}

export const EMPTY_ADDRESS: Address = {
  cep: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
}

/** `00000-000` (portal.md §5). */
export const MASKED_CEP_LENGTH = 9

/** Portal.md §5: an address under 3 characters counts as none. */
const SHORTEST_STREET = 3

export const isStreet = (typed: string): boolean => typed.trim().length >= SHORTEST_STREET

/** Whether the CEP has its 8 digits, masked or not. */
export const isCep = (typed: string): boolean => /^\d{5}-?\d{3}$/.test(typed.trim())

export const isStateCode = (typed: string): boolean => /^[A-Z]{2}$/i.test(typed.trim())

/** The digits of what was typed with a mask: of a CEP or a telephone. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** What is sent of an address that was typed: texts trimmed, the CEP without its mask, the state in capitals. */
export const completeAddress = (typed: Address): Address => ({
  cep: digitsOf(typed.cep),
  street: typed.street.trim(),
  number: typed.number.trim(),
  complement: typed.complement.trim(),
  district: typed.district.trim(),
  city: typed.city.trim(),
  state: typed.state.trim().toUpperCase(),
})
