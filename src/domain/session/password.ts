/** product.md §9. */
export const MIN_PASSWORD_LENGTH = 3

/** What is advised, and never demanded (product.md, rule 1). */
export const ADVISED_PASSWORD_LENGTH = 8

/** Whether a password is weak: shorter than advised, one character repeated, or only digits, such as a date. */
export function isWeakPassword(password: string): boolean {
  return password.length < ADVISED_PASSWORD_LENGTH || /^(.)\1*$/u.test(password) || /^\d+$/.test(password)
}
