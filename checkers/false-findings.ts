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
  {
    checker: 'Nu',
    rule: 'Element “…” is missing one or more of the following attributes: “…”, “…”.',
    matching: /alt="Portal do Cliente"/,
    reason:
      'The page of the build: the script in it sets the address of the logo that a deployment has, before the first paint.',
  },
  {
    checker: 'Lighthouse',
    rule: 'errors-in-console',
    matching: /404/,
    reason:
      'A 404 is how the server says that a customer has no photo (docs/wire.md, call 8); the browser notes every 404.',
  },
]

export const isFalse = (finding: Finding, known: FalseFinding): boolean =>
  known.checker === finding.checker &&
  known.rule === finding.rule &&
  (known.matching === undefined || known.matching.test(`${finding.where} ${finding.message}`))
