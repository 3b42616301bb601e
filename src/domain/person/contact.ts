import { digitsOf } from './address.ts'

/** Masked: `(99)99999-9999` (product.md §5). After its area code, every mobile number of Brazil begins with 9. */
const MOBILE = /^\d{2}9\d{8}$/

/** Whether a mobile number has its area code and nine digits. Only ever a hint. */
export const isCompleteMobile = (typed: string): boolean => MOBILE.test(digitsOf(typed))

/** Without its area code: a landline has eight digits, a mobile nine. */
const MIN_PHONE_DIGITS = 8
const MAX_PHONE_DIGITS = 9

/** What is wrong with a number without its area code, or undefined. Only ever a hint. */
export function phoneNumberFault(typed: string): 'too-short' | 'too-long' | undefined {
  const { length } = digitsOf(typed)
  if (length < MIN_PHONE_DIGITS) return 'too-short'
  return length > MAX_PHONE_DIGITS ? 'too-long' : undefined
}

/** Whether a text may be an e-mail address at all. Only ever a hint (product.md, rule 1). */
export const looksLikeEmail = (typed: string): boolean => /^\S+@\S+$/.test(typed.trim())
