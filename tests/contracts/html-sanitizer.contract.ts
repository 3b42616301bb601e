import type { HtmlSanitizer } from '@application/documents/html-sanitizer.ts'
import { expect, it } from 'vitest'

export function describeHtmlSanitizer(adapter: string, arrange: () => HtmlSanitizer): void {
  it(`HTML of more than 1 MB is refused, ${adapter}`, async () => {
    await expect(arrange().sanitize('x'.repeat(1_000_001))).rejects.toMatchObject({
      name: 'PortFailure',
      reason: { kind: 'unexpected' },
    })
  })
}
