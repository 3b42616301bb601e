import { digitsOf } from '@domain/person/address.ts'
import { isCompleteMobile, looksLikeEmail } from '@domain/person/contact.ts'
import { hasValidCheckDigits, isCompleteDocument } from '@domain/person/document.ts'
import { isWeakPassword } from '@domain/session/password.ts'
import { personContent } from './person-content.ts'

const { warnings } = personContent

/** A telephone has at least eight digits, a mobile one nine. */
const SHORTEST_NUMBER = 8

/*
 * What is probably mistyped in a field, undefined when nothing is. None of these blocks a form (product.md, rule 1).
 */

/** A CPF or CNPJ, for screens that say nothing while it is incomplete. */
export const checkDigitsHint = (document: string): string | undefined =>
  isCompleteDocument(document) && !hasValidCheckDigits(document) ? warnings.documentCheckDigits : undefined

export const documentHint = (document: string): string | undefined =>
  isCompleteDocument(document) ? checkDigitsHint(document) : warnings.documentIncomplete

export const emailHint = (email: string): string | undefined =>
  looksLikeEmail(email) ? undefined : warnings.email

/** A mobile number with its area code. */
export const mobileHint = (mobile: string): string | undefined =>
  isCompleteMobile(mobile) ? undefined : warnings.phoneIncomplete

/** A telephone without its area code. */
export const phoneNumberHint = (number: string): string | undefined =>
  digitsOf(number).length < SHORTEST_NUMBER ? warnings.phoneIncomplete : undefined

export const passwordHint = (password: string): string | undefined =>
  isWeakPassword(password) ? warnings.password : undefined
