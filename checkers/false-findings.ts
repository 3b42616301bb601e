import type { Finding } from './finding.ts'

/** What a checker says and a person has looked into. */
interface FalseFinding {
  readonly checker: Finding['checker']
  readonly rule: string
  /** Of the element or of the message; without it all findings of the rule are meant. */
  readonly matching?: RegExp
  /** Why customers lose nothing. */
  readonly reason: string
}

export const FALSE_FINDINGS: readonly FalseFinding[] = [
  {
    checker: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle2.Guideline2_4.2_4_1.G1,G123,G124.NoSuchID',
    matching: /href="#\//,
    reason:
      'The portal routes by hash (product.md §2): `#/voucher` is the address of a screen, not of an element.',
  },
]

export const isFalse = (finding: Finding, known: FalseFinding): boolean =>
  known.checker === finding.checker &&
  known.rule === finding.rule &&
  (known.matching === undefined || known.matching.test(`${finding.where} ${finding.message}`))
