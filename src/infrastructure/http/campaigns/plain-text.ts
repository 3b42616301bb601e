import { readableText } from '../../readable-text.ts'

const entities = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ordf: 'ª',
    ordm: 'º',
    deg: '°',
    bull: '•',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
  }),
)

/** The marks of letters, by the end of their names: `&ccedil;` is a c with a cedilla. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}

/** Of more, only the beginning is read: some patterns below go through the rest of the text for each tag that is not closed. */
const MAX_LENGTH = 20_000

/** The text without HTML tags. It is shown as text and never as markup, so a tag that stays in it is visible and harmless. */
export function plainText(text: string): string {
  const words = text
    .slice(0, MAX_LENGTH)
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&#(\d{1,6}|x[\da-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number(`0${code}`)))
    // HTML editors write the letters of Portuguese like this.
    .replace(/&([A-Za-z])(acute|grave|circ|tilde|uml|cedil);/g, (_, letter: string, mark: string) =>
      (letter + marks[mark]).normalize(),
    )
    .replace(/&(\w+);/g, (entity, name: string) => entities.get(name) ?? entity)
  return readableText(words).replace(/\s+/g, ' ').trim()
}
