/** No letter and up to 11 digits is a CPF, anything else a CNPJ (product.md, rule 1). */
type DocumentKind = 'cpf' | 'cnpj'

declare const withoutPunctuation: unique symbol

/** The number that a customer is known by, complete or not. Only {@link customerDocument} makes one. */
export interface CustomerDocument {
  readonly kind: DocumentKind
  /** As it is sent and compared: capitals and digits. A CNPJ may have letters. */
  readonly characters: string
  readonly [withoutPunctuation]: true
}

const LENGTHS: Readonly<Record<DocumentKind, number>> = { cpf: 11, cnpj: 14 }

/** @param typed with or without punctuation, in any case. */
export function customerDocument(typed: string): CustomerDocument {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const kind = /[A-Z]/.test(characters) || characters.length > LENGTHS.cpf ? 'cnpj' : 'cpf'
  return { kind, characters } as CustomerDocument
}

/** Whether it has all its characters. */
export const isComplete = ({ kind, characters }: CustomerDocument): boolean =>
  characters.length === LENGTHS[kind]

/**
 * Whether a complete CPF or CNPJ ends in its own check digits. Only ever a hint to the customer, never a reason to
 * refuse (product.md, rule 1): the backend decides who is a customer.
 */
export function hasValidCheckDigits(document: CustomerDocument): boolean {
  const { kind, characters } = document
  const body = characters.slice(0, -2)
  const first = checkDigit(body, HIGHEST_WEIGHTS[kind])
  const second = checkDigit(body + first, HIGHEST_WEIGHTS[kind])
  // 111.111.111-11 passes the arithmetic and was never issued.
  const isOneDigitRepeated = new Set(characters).size === 1
  return isComplete(document) && characters.endsWith(`${first}${second}`) && !isOneDigitRepeated
}

/** Whether a complete one has wrong check digits. An incomplete one is still being typed. */
export const looksMistyped = (document: CustomerDocument): boolean =>
  isComplete(document) && !hasValidCheckDigits(document)

/**
 * A CPF has at most 10 characters before its second check digit, so its weights 2, 3, 4… never start again. A CNPJ counts
 * them from 2 to 9 and starts again.
 */
const HIGHEST_WEIGHTS: Readonly<Record<DocumentKind, number>> = { cpf: 11, cnpj: 9 }

/** Modulo 11 over the ASCII code less 48 of each character, as Receita Federal published for the alphanumeric CNPJ. */
function checkDigit(body: string, highestWeight: number): number {
  const weights = highestWeight - 1
  const sum = [...body].reverse().reduce((total, character, position) => {
    return total + (character.charCodeAt(0) - 48) * (2 + (position % weights))
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
