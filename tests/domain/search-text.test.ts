import { matchesSearch, searchText } from '@domain/search-text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('searching in texts', () => {
  it.each([
    ['cafe', 'CAFÉ TORRADO E MOÍDO 500G'],
    ['CAFÉ moi', 'Café torrado e moído'],
    ['moido cafe', 'CAFÉ TORRADO E MOÍDO'],
    ['  pão   frances ', 'Pão francês'],
    ['', 'qualquer coisa'],
  ])('finds %j in %j', (wanted, text) => {
    expect(matchesSearch(wanted, [text])).toBe(true)
  })

  it('finds words that stand in different texts, and passes over missing ones', () => {
    expect(matchesSearch('centro curitiba', ['Loja Centro', undefined, 'Curitiba'])).toBe(true)
  })

  it('finds nothing where one word is missing', () => {
    expect(matchesSearch('café gelado', ['CAFÉ TORRADO'])).toBe(false)
  })

  it('finds any text by itself, however it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(matchesSearch(text, [text])).toBe(true)
        expect(searchText(searchText(text))).toBe(searchText(text))
      }),
    )
  })
})
