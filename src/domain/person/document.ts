const CPF_LENGTH = 11
const CNPJ_LENGTH = 14

/** What the typed text is becoming: no letter and up to 11 digits is a CPF, anything else a CNPJ (decisions.md §1). */
export type DocumentKind = 'cpf' | 'cnpj'

/** The document as it is sent and compared: upper case, without punctuation. Letters stay: a CNPJ may have them. */
export function normalizeDocument(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

export function documentKind(typed: string): DocumentKind {
  const document = normalizeDocument(typed)
  return /[A-Z]/.test(document) || document.length > CPF_LENGTH ? 'cnpj' : 'cpf'
}

/**
 * Whether a complete CPF or CNPJ ends in its own check digits. Only ever a hint to the customer, never a reason to
 * refuse (decisions.md §1): the backend decides who is a customer.
 */
export function hasValidCheckDigits(typed: string): boolean {
  const document = normalizeDocument(typed)
  if (/^\d{11}$/.test(document)) {
    return endsInCheckDigits(document, CPF_LENGTH, CPF_HIGHEST_WEIGHT) && !isOneDigitRepeated(document)
  }
  if (/^[0-9A-Z]{12}\d{2}$/.test(document)) {
    return endsInCheckDigits(document, CNPJ_LENGTH, CNPJ_HIGHEST_WEIGHT) && !isOneDigitRepeated(document)
  }
  return false
}

/** Whether enough was typed for {@link hasValidCheckDigits} to mean anything. */
export function isCompleteDocument(typed: string): boolean {
  const { length } = normalizeDocument(typed)
  return documentKind(typed) === 'cpf' ? length === CPF_LENGTH : length === CNPJ_LENGTH
}

// A CPF has at most 10 characters before its second check digit, so its weights 2, 3, 4… never start again.
const CPF_HIGHEST_WEIGHT = 11
// A CNPJ counts its weights from 2 to 9 and starts again.
const CNPJ_HIGHEST_WEIGHT = 9

function endsInCheckDigits(document: string, length: number, highestWeight: number): boolean {
  const body = document.slice(0, length - 2)
  const first = checkDigit(body, highestWeight)
  const second = checkDigit(body + first, highestWeight)
  return document.endsWith(`${first}${second}`)
}

/** Modulo 11 over the ASCII code less 48 of each character, as Receita Federal published for the alphanumeric CNPJ. */
function checkDigit(body: string, highestWeight: number): number {
  const weights = highestWeight - 1
  const sum = [...body].reverse().reduce((total, character, position) => {
    return total + (character.charCodeAt(0) - 48) * (2 + (position % weights))
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** 111.111.111-11 passes the arithmetic and was never issued. */
function isOneDigitRepeated(document: string): boolean {
  return new Set(document).size === 1
}
