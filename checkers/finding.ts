export const CHECKERS = ['axe', 'IBM', 'HTML_CodeSniffer', 'Nu', 'Lighthouse'] as const
export type Checker = (typeof CHECKERS)[number]

/** What a checker objects to in one place. */
export interface Finding {
  readonly checker: Checker
  /** The name that the checker gives its rule. */
  readonly rule: string
  /** The element as HTML, or where it is. */
  readonly where: string
  readonly message: string
}
