/** A customer's document without punctuation: a CPF (11 digits) or a CNPJ (12 of `[0-9A-Z]` and 2 digits). */
export type Document = string

/** `F` is an individual (pessoa física), `J` a company (pessoa jurídica): the wire's `fisicaJuridica`. */
export type PersonKind = 'F' | 'J'

const CPF_FORMAT = /^\d{11}$/
const CNPJ_FORMAT = /^[0-9A-Z]{12}\d{2}$/

/** The kind of person a document belongs to, or null when it has the form of neither document. */
export function kindOfDocument(text: string): PersonKind | null {
  if (CPF_FORMAT.test(text)) return 'F'
  return CNPJ_FORMAT.test(text) ? 'J' : null
}

/** Whether both check digits are right (Receita Federal; product.md, rule 1). */
export function hasValidCheckDigits(document: Document): boolean {
  const kind = kindOfDocument(document)
  if (kind === null) return false
  return document === withCheckDigits(document.slice(0, -2), kind)
}

/** An invented document with correct check digits: the same index always gives the same document. */
export function numberedDocument(kind: PersonKind, index: number): Document {
  const stem =
    kind === 'F'
      ? String(300_000_000 + index)
      : `PRACA${index.toString(36).toUpperCase().padStart(3, '0')}0001`
  return withCheckDigits(stem, kind)
}

function withCheckDigits(stem: string, kind: PersonKind): Document {
  const first = checkDigit(stem, kind)
  return `${stem}${first}${checkDigit(`${stem}${first}`, kind)}`
}

/**
 * Modulus 11 with weights from the right: 2, 3, 4 … for a CPF, and 2 to 9 repeated for a CNPJ. The value of a character is its ASCII
 * code minus 48: a digit is itself, an A is 17.
 */
function checkDigit(characters: string, kind: PersonKind): number {
  const highestWeight = kind === 'F' ? 12 : 9
  let sum = 0
  let weight = 2
  for (const character of [...characters].reverse()) {
    sum += (character.charCodeAt(0) - 48) * weight
    weight = weight === highestWeight ? 2 : weight + 1
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
