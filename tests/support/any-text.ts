import type { Page, Route } from 'playwright-core'
import { fetched } from './fetched.ts'

/** Signs that belong to the letter before them: above it, below it and through it. */
const MARKS = '\u0300\u0301\u0302\u0306\u030a\u0315\u031b\u0323\u0327\u0330\u0334\u033e\u0346\u0352\u0488'

/** What a person or a broken system may have written into any text of the server. */
export const KINDS_OF_TEXT = {
  'names of 100 letters and figures of 9 digits': (text: string) => `${text}${'-Wanderley'.repeat(10)}`,
  /**
   * A letter with many marks counts as one character. The sign that turns the direction of writing is never closed. The long word has
   * no place where a line can break, and comes last, because text that is cut off still shows the others then.
   */
  'marks, other scripts, emoji and a word of 10,000 letters': (text: string) =>
    [
      [...text].map((letter) => letter + MARKS.repeat(4)).join(''),
      `a${'\u0301'.repeat(2000)}`,
      `\u202E${'السلامعليكم'.repeat(12)}\u00A0${'שלום\u2060'.repeat(20)}`,
      `${'👩🏽‍🚒'.repeat(30)}${'👨‍👩‍👧‍👦‍'.repeat(40)}`,
      'Palavra'.repeat(1430),
    ].join(''),
} as const

export type KindOfText = keyof typeof KINDS_OF_TEXT

/** Codes, documents, days and addresses keep their shape: another shape is a failed call, which is another test's subject. */
const KEPT = /^(\d{8,14}|\d{4}-\d{2}-\d{2}.*|[A-Z]{1,2}|EMAIL|SMS|Fixo|Celular|https?:.*|\/.*)$/

/** Amounts; the other numbers are ids, days, places on the map. */
const AMOUNTS = /^(valor|saldo|pontos|preco|desconto|qt|vlr|currentPrice)/i

interface Rewriting {
  readonly text: (text: string) => string
  readonly amount: (amount: number) => number
}

function rewritten(value: unknown, how: Rewriting, key = ''): unknown {
  if (typeof value === 'string') return value === '' || KEPT.test(value) ? value : how.text(value)
  if (typeof value === 'number') return AMOUNTS.test(key) ? how.amount(value) : value
  if (Array.isArray(value)) return value.map((item) => rewritten(item, how, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewritten(inner, how, name)]))
}

/** As many digits as a mistake may bring, of the same sign. */
const longNumber = (value: number) =>
  Math.sign(value) * (Number.isInteger(value) ? 987_654_321 : 987_654_321.98)

const asItIs = <T>(value: T): T => value

/** Every text of every answer becomes one of this kind. */
export function rewriteAnswers(page: Page, kind: KindOfText): Promise<void> {
  const amount = kind === 'names of 100 letters and figures of 9 digits' ? longNumber : asItIs
  return rewriteEach(page, { text: KINDS_OF_TEXT[kind], amount })
}

/** Every amount of every answer becomes one of 9 digits. */
export const lengthenAmounts = (page: Page): Promise<void> =>
  rewriteEach(page, { text: asItIs, amount: longNumber })

async function rewriteEach(page: Page, how: Rewriting): Promise<void> {
  await page.context().route('**/api/**', async (route: Route) => {
    const response = await fetched(route)
    const body: unknown = await response.json().catch(() => undefined)
    if (body === undefined) return route.fulfill({ response })
    return route.fulfill({ response, json: rewritten(body, how) })
  })
}
