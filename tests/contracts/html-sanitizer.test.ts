import { DompurifyHtmlSanitizer } from '@infrastructure/browser/dompurify-html-sanitizer.ts'
import { expect, it } from 'vitest'
import { InMemoryHtmlSanitizer } from '../doubles/documents/in-memory-html-sanitizer.ts'
import { describeHtmlSanitizer } from './html-sanitizer.contract.ts'

// DOMPurify needs a document: what it lets through is proven in a browser, by tests/e2e/hostile-server.test.ts.
describeHtmlSanitizer('in a browser', () => new DompurifyHtmlSanitizer())
describeHtmlSanitizer('in memory', () => new InMemoryHtmlSanitizer())

it('no tag gets through in memory', async () => {
  expect(await new InMemoryHtmlSanitizer().sanitize('<script>alert(1)</script> &amp;')).toBe(
    '&lt;script>alert(1)&lt;/script> &amp;amp;',
  )
})
