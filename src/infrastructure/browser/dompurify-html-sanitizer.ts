import { HtmlSanitizer, type SafeHtml } from '@application/documents/html-sanitizer.ts'
import { PortFailure } from '@application/port-failure.ts'
import type { Config, DOMPurify } from 'dompurify'
import { inject, injectable } from 'inversify'
import { quietHtml } from './quiet-html.ts'
import { HtmlPolicy } from './trusted-types.ts'

/** In characters. No term is so long; parsing more would freeze a telephone. */
const MAXIMUM_HTML_LENGTH = 1_000_000

/** Prose and nothing else: no style, form, frame, drawing or medium that plays (product.md knows only texts). */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'section', 'article', 'header'],
  ...['footer', 'address', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'],
  ...['a', 'img', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark', 'q'],
  ...['cite', 'abbr', 'code', 'time', 'wbr'],
]

/** No id, name, class or style: server HTML takes no part in the portal's own page. */
const ADDRESS_ATTRIBUTES = ['href', 'src']
const PLAIN_ATTRIBUTES = [
  ...['alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'reversed', 'type', 'value'],
  ...['lang', 'dir', 'datetime'],
]

const KEPT_TAGS: ReadonlySet<string> = new Set(TAGS)
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set([...ADDRESS_ATTRIBUTES, ...PLAIN_ATTRIBUTES])

const ADDRESSES = /^(?:https:|mailto:|tel:)/i

const RULES: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: [...KEPT_ATTRIBUTES],
  ALLOWED_URI_REGEXP: ADDRESSES,
  // DOMPurify tests every attribute against the addresses allowed; these hold none.
  ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

/** DOMPurify, fetched when the first HTML is shown. It also becomes the sanitiser of Trusted Types. */
@injectable()
export class DompurifyHtmlSanitizer extends HtmlSanitizer {
  private loading: Promise<DOMPurify> | undefined

  constructor(@inject(HtmlPolicy) private readonly policy: HtmlPolicy) {
    super()
  }

  async sanitize(html: string): Promise<SafeHtml> {
    if (html.length > MAXIMUM_HTML_LENGTH) {
      throw new PortFailure({ kind: 'unexpected', detail: `${html.length} characters of HTML` })
    }
    return clean(await this.purifier(), html)
  }

  private async purifier(): Promise<DOMPurify> {
    this.loading ??= this.load()
    try {
      return await this.loading
    } catch {
      // The chunk could not be fetched; most browsers try again on another page only (docs/decisions/072).
      this.loading = undefined
      throw new PortFailure({ kind: 'offline' })
    }
  }

  private async load(): Promise<DOMPurify> {
    const { default: purifier } = await import('dompurify')
    purifier.addHook('afterSanitizeAttributes', (element) => {
      // DOMPurify always allows data: in pictures.
      if (!ADDRESSES.test(element.getAttribute('src') ?? 'https:')) element.removeAttribute('src')
      if (element.tagName !== 'A') return
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer')
    })
    this.policy.allow((html) => clean(purifier, html))
    return purifier
  }
}

/** May run twice on the same HTML: Trusted Types cleans it again when the page takes it in. */
function clean(purifier: DOMPurify, html: string): SafeHtml {
  const quiet = quietHtml(html, (tag, attribute) => KEPT_TAGS.has(tag) && KEPT_ATTRIBUTES.has(attribute))
  // The screen has an h1 of its own. What DOMPurify wrote has this text only in tags and, harmlessly, in attributes.
  return purifier.sanitize(quiet, RULES).replace(/<(\/?)h1(?=[\s>])/g, '<$1h2') as SafeHtml
}
