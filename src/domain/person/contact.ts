import { digitsOf } from './address.ts'

/** Masked: `(99)99999-9999` (product.md §5). */
const MOBILE_DIGITS = 11

/** Whether a mobile number has its area code and nine digits. Only ever a hint. */
export const isCompleteMobile = (typed: string): boolean => digitsOf(typed).length === MOBILE_DIGITS

/** Without its area code: a landline has eight digits, a mobile nine. */
const SHORTEST_PHONE_DIGITS = 8

/** Whether a number without its area code can be complete. Only ever a hint. */
export const isCompletePhoneNumber = (typed: string): boolean =>
  digitsOf(typed).length >= SHORTEST_PHONE_DIGITS

/** Whether a text may be an e-mail address at all. Only ever a hint (product.md, rule 1). */
export const looksLikeEmail = (typed: string): boolean => /^\S+@\S+$/.test(typed.trim())
