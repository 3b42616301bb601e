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
    checker: 'Nu',
    rule: 'A document must not include more than one visible “…” element.',
    reason:
      'The page of the build: one `main` says that the browser is too old, and whatever browser shows it has hidden the other one around it.',
  },
  {
    checker: 'Nu',
    rule: 'The “…” role is unnecessary for element “…”.',
    matching: /role="(table|rowgroup|row|columnheader|rowheader|cell)"/,
    reason:
      'Safari 15.4 and Chrome before 80 drop the meaning of a table whose rows CSS shows as cards, unless the roles are written out.',
  },
  {
    checker: 'Nu',
    rule: 'The “…” attribute must not be used on a “…” element which has a “…” ancestor with no “…” attribute, or with a “…” attribute whose value is “…”, “…”, or “…”.',
    matching: /role="(row|columnheader|rowheader|cell)"/,
    reason: 'As above: the same roles.',
  },
  {
    checker: 'IBM',
    rule: 'table_headers_exists',
    matching: /role="table"/,
    reason:
      'On a phone the row of headers is there for assistive technology alone, and each card repeats them. The checker takes what is clipped for empty; axe does not.',
  },
  {
    checker: 'IBM',
    rule: 'aria_attribute_allowed',
    matching: /aria-description="[\d.]+ ofertas?"/,
    reason:
      'WAI-ARIA 1.3 has the attribute, and the checker knows 1.2. A browser that does not know it leaves out how many offers a chip has; the line above the list says it of the chosen one.',
  },
  {
    checker: 'IBM',
    rule: 'input_label_exists',
    matching: /<select/,
    reason:
      'The fields of the filters have a `label` that names them. The checker computes no name in a `details` that is closed, where nobody reaches the field.',
  },
  {
    checker: 'axe',
    rule: 'target-size',
    matching: /<input [^>]*type="checkbox"/,
    reason:
      'A checkbox has 24 px, and its whole line can be pressed. Where the page stands, the bar with "Ativar todas" lies over it; it scrolls.',
  },
  {
    checker: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle4.Guideline4_1.4_1_2.H91.Img.Name',
    matching: /leaflet-marker-icon[^>]* alt="[^"]+"/,
    reason:
      'A store on the map is a picture with the role of a button, whose name is its `alt`. The checker does not count it.',
  },
  {
    checker: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle4.Guideline4_1.4_1_2.H91.InputText.Name',
    matching: /<input hidden=""/,
    reason: 'A hidden field, which nobody reaches: it tells password managers whose password is changed.',
  },
  {
    checker: 'Lighthouse',
    rule: 'image-size-responsive',
    matching: /tiles/,
    reason:
      'The tiles of the map are as sharp as the server makes them. Those of the next zoom, at half their size, would be four times as many bytes.',
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
