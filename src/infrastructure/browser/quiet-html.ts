/** Elements that the sanitiser removes together with their content. */
const DROPPED_WHOLE: ReadonlySet<string> = new Set(['style', 'script'])

/** Where the next comment or tag begins: `<!--`, `<p` or `</p`. */
const START = /<!--|<\/?([a-z][^\s/>]*)/gi

/** One attribute of a tag, with the space before it. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y

const END_OF_TAG = /[\s/]*>/y

/**
 * HTML without the attributes that the sanitiser drops, and without styles and scripts. This makes nothing safe: the sanitiser, which
 * comes after it, does. It keeps the console and the reports of the content-security policy quiet: a browser reports each `style` and
 * each `onclick` as soon as it parses it, in whatever document (docs/decisions/118).
 *
 * @param keeps whether the sanitiser keeps an attribute. Both names are in lower case.
 */
export function quietHtml(html: string, keeps: Keeps): string {
  let quiet = ''
  let written = 0
  for (const { from, to } of leftOut(html, keeps)) {
    quiet += html.slice(written, from)
    written = to
  }
  return quiet + html.slice(written)
}

type Keeps = (tag: string, attribute: string) => boolean

function* leftOut(html: string, keeps: Keeps): Generator<Span> {
  START.lastIndex = 0
  for (let start = START.exec(html); start; start = START.exec(html)) {
    const [opening, name] = start
    const end = name === undefined ? endOfComment(html, start.index) : tagAt(html, START.lastIndex)
    // The HTML ends inside this tag or comment: a browser shows nothing of it.
    if (end === undefined) return
    START.lastIndex = end.to
    const tag = name?.toLowerCase() ?? ''
    if (DROPPED_WHOLE.has(tag) && opening === `<${name}`) {
      START.lastIndex = endOfElement(html, end.to, tag)
      yield { from: start.index, to: START.lastIndex }
    } else {
      yield* end.attributes.filter((attribute) => !keeps(tag, attribute.name))
    }
  }
}

/** A part of the HTML. */
interface Span {
  readonly from: number
  readonly to: number
}

interface Attribute extends Span {
  /** In lower case. */
  readonly name: string
}

interface Read {
  readonly to: number
  readonly attributes: readonly Attribute[]
}

function endOfComment(html: string, start: number): Read | undefined {
  // `<!-->` is a whole comment.
  const end = html.indexOf('-->', start + '<!'.length)
  return end < 0 ? undefined : { to: end + '-->'.length, attributes: [] }
}

/** Reads a tag from the end of its name on. */
function tagAt(html: string, afterName: number): Read | undefined {
  const attributes: Attribute[] = []
  for (let from = afterName; ; ) {
    END_OF_TAG.lastIndex = from
    if (END_OF_TAG.test(html)) return { to: END_OF_TAG.lastIndex, attributes }
    ATTRIBUTE.lastIndex = from
    const attribute = ATTRIBUTE.exec(html)
    if (!attribute) return undefined
    attributes.push({ from, to: ATTRIBUTE.lastIndex, name: (attribute[1] ?? '').toLowerCase() })
    from = ATTRIBUTE.lastIndex
  }
}

function endOfElement(html: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  // `indexOf` finds the `>`. In the expression it would make a text with many unclosed `</style` slow.
  const end = closing.test(html) ? html.indexOf('>', closing.lastIndex) : -1
  return end < 0 ? html.length : end + '>'.length
}
