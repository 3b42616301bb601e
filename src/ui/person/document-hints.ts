import { customerDocument, isComplete, looksMistyped } from '@domain/person/customer-document.ts'

const content = {
  incomplete: 'Confira o número: ele está incompleto',
  checkDigits: 'Confira o número: os dígitos verificadores não conferem',
} as const

/* What is probably mistyped in a CPF or CNPJ, or undefined. A hint never blocks a form (product.md, rule 1). */

/** For screens that show no hint while a CPF or CNPJ is incomplete. */
export const checkDigitsHint = (document: string): string | undefined =>
  looksMistyped(customerDocument(document)) ? content.checkDigits : undefined

export const documentHint = (document: string): string | undefined =>
  isComplete(customerDocument(document)) ? checkDigitsHint(document) : content.incomplete
