import { isCompleteMobile, isCompletePhoneNumber, looksLikeEmail } from '@domain/person/contact.ts'
import { isWeakPassword } from '@domain/session/password.ts'
import { personContent } from './person-content.ts'

const { warnings } = personContent

/* What is probably mistyped in a field, or undefined. A hint never blocks a form (product.md, rule 1). */

export const emailHint = (email: string): string | undefined =>
  looksLikeEmail(email) ? undefined : warnings.email

/** A mobile number with its area code. */
export const mobileHint = (mobile: string): string | undefined =>
  isCompleteMobile(mobile) ? undefined : warnings.mobile

/** A telephone number without its area code. */
export const phoneNumberHint = (number: string): string | undefined =>
  isCompletePhoneNumber(number) ? undefined : warnings.phoneIncomplete

export const passwordHint = (password: string): string | undefined =>
  isWeakPassword(password) ? warnings.password : undefined
