import { isCompleteMobile, looksLikeEmail, phoneNumberFault } from '@domain/person/contact.ts'
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
export function phoneNumberHint(number: string): string | undefined {
  const fault = phoneNumberFault(number)
  return fault && warnings.phoneNumber[fault]
}

export const passwordHint = (password: string): string | undefined =>
  isWeakPassword(password) ? warnings.password : undefined
