/** Where a customer lives, or a company stands. */
export interface Address {
  /** 8 digits. Of a registration that was made elsewhere: what the server has. */
  readonly cep: string
  readonly street: string
  /** Text: 'S/N' and '12A' are numbers too. */
  readonly number: string
  readonly complement: string
  readonly district: string
  readonly city: string
  /** Two capitals, such as SP. A registration that was made elsewhere may have another text, such as 'Paraná'. */
  readonly state: string
}

/** product.md §5: an address under 3 characters counts as none. */
const MIN_STREET_LENGTH = 3

export const isStreet = (typed: string): boolean => typed.trim().length >= MIN_STREET_LENGTH

/** Whether the CEP has its 8 digits, masked or not. */
export const isCep = (typed: string): boolean => /^\d{5}-?\d{3}$/.test(typed.trim())

export const isStateCode = (typed: string): boolean => /^[A-Z]{2}$/i.test(typed.trim())

/** The digits of what was typed with a mask: of a CEP or a telephone. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')
