import { plainText } from '@infrastructure/http/campaigns/plain-text.ts'
import { expect, it } from 'vitest'

it.each([
  ['Junte e troque.', 'Junte e troque.'],
  ['<p>Junte &amp; <b>troque</b>!</p>', 'Junte & troque !'],
  [
    'Promo&ccedil;&atilde;o de Anivers&aacute;rio: 1&ordf; edi&#231;&#227;o &ndash; &UACUTE;nica',
    'Promoção de Aniversário: 1ª edição – &UACUTE;nica',
  ],
  [
    '&Uacute;ltimos dias &#128722; &#9999999; &desconhecido; &#8238;',
    'Últimos dias 🛒 &#9999999; &desconhecido;',
  ],
  [
    '&ldquo;Natal&rdquo; &mdash; &lsquo;d&rsquo;ouro&apos;&hellip; &bull; 30&deg; &#x1F6D2;&#X2019; &#xZZ;',
    "“Natal” — ‘d’ouro'… • 30° 🛒’ &#xZZ;",
  ],
  ['&constructor;', '&constructor;'],
  ['antes<script>alert(1)</script>depois', 'antes depois'],
  ['até 3 < 4 e 5 > 2', 'até 3 < 4 e 5 > 2'],
  ['<img src=x onerror=alert(1)>', ''],
  [
    '<p>Junte &amp; <b>troque</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    'Junte & troque .',
  ],
  ['', ''],
  [`${'a'.repeat(20_000)} e mais`, 'a'.repeat(20_000)],
])('the plain text of %j is %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
