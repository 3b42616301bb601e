import { expect, it } from 'vitest'
import { InMemoryHtmlSanitizer } from '../../doubles/in-memory-html-sanitizer.ts'

it('lets no tag through', async () => {
  const sanitizer = new InMemoryHtmlSanitizer()
  expect(await sanitizer.sanitize('<script>alert(1)</script> &amp;')).toBe(
    '&lt;script>alert(1)&lt;/script> &amp;amp;',
  )
})
