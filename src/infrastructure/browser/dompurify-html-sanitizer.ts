import { HtmlSanitizer, type SafeHtml } from '@application/documents/html-sanitizer.ts'
import { PortFailure } from '@application/port-failure.ts'
import { inject, injectable } from 'inversify'
import { BROWSER_WINDOW } from './browser-window.ts'
import { loadLatePart } from './fetched-code.ts'
import { HtmlPolicy } from './trusted-types.ts'

/** In characters. No term is so long; parsing more would freeze a telephone. */
const MAX_HTML_LENGTH = 1_000_000

/** DOMPurify, fetched when the first HTML is shown. It also becomes the sanitiser of Trusted Types. */
@injectable()
export class DompurifyHtmlSanitizer extends HtmlSanitizer {
  constructor(
    @inject(HtmlPolicy) private readonly policy: HtmlPolicy,
    @inject(BROWSER_WINDOW) private readonly window: Window & typeof globalThis,
  ) {
    super()
  }

  async sanitize(html: string): Promise<SafeHtml> {
    if (html.length > MAX_HTML_LENGTH) {
      throw new PortFailure({ kind: 'unexpected', detail: `${html.length} characters of HTML` })
    }
    const { cleanHtml } = await fetchCleaning(this.window)
    this.policy.allow(cleanHtml)
    return cleanHtml(html)
  }
}

/** @throws PortFailure `offline` when the code cannot be fetched; the next call fetches it again. */
export function fetchCleaning(window: Window & typeof globalThis): Promise<typeof import('./clean-html.ts')> {
  return loadLatePart(window, 'sanitizer', () => import('./clean-html.ts'))
}
