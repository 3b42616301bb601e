import { InMemoryHtmlSanitizer } from '@infrastructure/in-memory/in-memory-html-sanitizer.ts'
import { expect, it } from 'vitest'

it('lets no tag through', async () => {
  const sanitizer = new InMemoryHtmlSanitizer()
  expect(await sanitizer.sanitize('<script>alert(1)</script> &amp;')).toBe(
    '&lt;script>alert(1)&lt;/script> &amp;amp;',
  )
})
