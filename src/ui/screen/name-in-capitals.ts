/** A part of a name in capitals: a run of letters, or what stands between two runs. All parts joined are the name as it was sent. */
export interface NamePart {
  readonly text: string
  /** Which of its letters are drawn small: all, or all but the first. */
  readonly small: 'none' | 'rest' | 'all'
}

const SMALL_WORDS = new Set(
  'A À AO AOS AS ÀS CADA COM DA DAS DE DO DOS E EM NA NAS NO NOS O OS OU PARA PELA PELO POR SEM SOB UM UMA'.split(
    ' ',
  ),
)

/** Units and short forms that have a vowel. A run of letters without one, such as `KG` or `PCT`, is no word. */
const SHORT_FORMS = new Set('ABC EI EPP IPA LED ME MEI SA UHT UN UND UNID USB UV'.split(' '))

/** `LOJA CENTRO II`, `PIO XII`. */
const ROMAN_NUMERAL = /^(?=[IVX]{2})X{0,3}(IX|IV|V?I{0,3})$/

const VOWEL = /[AEIOUYÁÀÂÃÉÊÍÓÔÕÚÜ]/

/** A name in capitals has a word of four letters or more. A short form such as `TV` has not. */
const isInCapitals = (name: string): boolean => name === name.toUpperCase() && /\p{Lu}{4}/u.test(name)

/** A name in capitals alone as it is drawn, in title case; any other name is one part. */
export function partsOfName(name: string): readonly NamePart[] {
  if (!isInCapitals(name)) return [{ text: name, small: 'none' }]
  const runs = name.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? []
  return runs.map((text, position) => ({
    text,
    small: smallIn(text, runs[position - 1] ?? '', runs[position + 1] ?? ''),
  }))
}

function smallIn(run: string, before: string, after: string): NamePart['small'] {
  // `500G`, `Nº2`: what touches a digit is a measure.
  if (/\d$/.test(before) || /^\d/.test(after)) return 'none'
  // `S/A` and `S.A.`; `C/ GÁS` is the short form of a small word.
  if ((run === 'S' && after === '/') || (run === 'A' && /^[/.]$/.test(before))) return 'none'
  if (/^\//.test(after) && run.length === 1) return 'all'
  if (SMALL_WORDS.has(run)) return before === '' ? 'rest' : 'all'
  if (!VOWEL.test(run) || SHORT_FORMS.has(run) || ROMAN_NUMERAL.test(run)) return 'none'
  return 'rest'
}

/** The name as a customer sees it, for what is not drawn by the portal, such as a text that is shared. */
export const shownName = (name: string): string =>
  partsOfName(name)
    .map(({ text, small }) => {
      if (small === 'none') return text
      const first = small === 'all' ? 0 : 1
      return text.slice(0, first) + text.slice(first).toLowerCase()
    })
    .join('')
