/** Masked: `(99)99999-9999` (portal.md §5). */
const MOBILE_DIGITS = 11

/** Whether a mobile number has its area code and nine digits. Only ever a hint. */
export const isCompleteMobile = (typed: string): boolean => typed.replace(/\D/g, '').length === MOBILE_DIGITS

/** Whether a text may be an e-mail address at all. Only ever a hint (decisions.md §1). */
export const looksLikeEmail = (typed: string): boolean => /^\S+@\S+$/.test(typed.trim())
