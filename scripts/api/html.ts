import { escaped } from '../../sandbox/markup.ts'

/** Text that stands in HTML as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Part[] | undefined | false

/** Makes HTML. Values are escaped as text, unless they are `Html` themselves. */
export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(literals.reduce((before, literal, index) => before + textOf(parts[index - 1]) + literal))

function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return escaped(String(part))
}
