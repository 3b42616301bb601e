import { readableText } from '@infrastructure/readable-text.ts'
import { describe, expect, it } from 'vitest'

describe('a text of the server', () => {
  it.each([
    'PADARIA PÃO DA PRAÇA – 2ª edição, R$ 1.234,56 & “aspas”\n\tnova linha',
    // Written with a mark of its own after the letter, as some systems do.
    'Jose\u0301 Conceic\u0327a\u0303o',
    'Nguyê\u0301\u0303n',
    'שָׁלוֹם عُمَر สวัสดี नमस्ते',
    'família 👨‍👩‍👧‍👦 e 👩🏽‍❤️‍💋‍👨🏽, 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣',
  ])('stays as it is: %s', (text) => {
    expect(readableText(text)).toBe(text)
  })

  it('has no letter with a tower of marks', () => {
    expect(readableText(`Mari${'\u0301\u0489'.repeat(500)}a`)).toBe('Mari\u0301\u0489\u0301a')
  })

  it('has no endless emoji, which no line could hold', () => {
    expect(readableText('👩🏽‍'.repeat(40))).toBe('👩🏽'.repeat(40))
    expect(readableText(`${'👨‍'.repeat(6)}👦`)).toBe(`${'👨'.repeat(6)}👦`)
  })

  it('does not turn what stands after it', () => {
    expect(readableText('\u202EMaria\u2067')).toBe('Maria')
  })
})
