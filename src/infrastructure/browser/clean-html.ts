import type { SafeHtml } from '@application/documents/html-sanitizer.ts'
import purifier, { type Config } from 'dompurify'
import { quietHtml } from './quiet-html.ts'

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

// A portal on https asks for pictures by https (product.md, rule 22).
purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName !== 'src' || window.location.protocol !== 'https:') return
  attribute.attrValue = attribute.attrValue.replace(/^http:/i, 'https:')
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  // DOMPurify always allows data: in pictures.
  if (!ADDRESSES.test(element.getAttribute('src') ?? 'https:')) element.removeAttribute('src')
  if (element.tagName !== 'A') return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

/** May run twice on the same HTML: Trusted Types cleans it again when the page takes it in. */
export function cleanHtml(html: string): SafeHtml {
  const quiet = quietHtml(html, (tag, attribute) => KEPT_TAGS.has(tag) && KEPT_ATTRIBUTES.has(attribute))
  // The screen has an h1 of its own. What DOMPurify wrote has this text only in tags and, harmlessly, in attributes.
  return purifier.sanitize(quiet, RULES).replace(/<(\/?)h1(?=[\s>])/g, '<$1h2') as SafeHtml
}
