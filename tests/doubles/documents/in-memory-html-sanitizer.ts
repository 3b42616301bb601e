import { HtmlSanitizer, type SafeHtml } from '@application/documents/html-sanitizer.ts'
import { PortFailure } from '@application/port-failure.ts'
import { Steering } from '@infrastructure/in-memory/steering.ts'

/** In characters. */
const MAX_HTML_LENGTH = 1_000_000

/** Without a browser HTML cannot be parsed, so none gets through: tags become text. */
export class InMemoryHtmlSanitizer extends HtmlSanitizer {
  readonly steering = new Steering()

  sanitize(html: string): Promise<SafeHtml> {
    return this.steering.answer(() => {
      if (html.length > MAX_HTML_LENGTH)
        throw new PortFailure({ kind: 'unexpected', detail: 'HTML of more than 1 MB' })
      return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;') as SafeHtml
    })
  }
}
