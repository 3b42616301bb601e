import { searchIn, searchText } from '@domain/search-text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const isFound = (wanted: string, texts: readonly (string | undefined)[]) =>
  searchIn([texts], (each) => each).find(wanted).length === 1

describe('searching in texts', () => {
  it.each([
    ['cafe', 'CAFÉ TORRADO E MOÍDO 500G'],
    ['CAFÉ moi', 'Café torrado e moído'],
    ['moido cafe', 'CAFÉ TORRADO E MOÍDO'],
    ['  pão   frances ', 'Pão francês'],
    ['caixa\tdagua\tazul', 'CAIXA D´ÁGUA AZUL'],
    ['', 'qualquer coisa'],
  ])('finds %j in %j', (wanted, text) => {
    expect(isFound(wanted, [text])).toBe(true)
  })

  it('finds words that stand in different texts, and passes over missing ones', () => {
    const texts = ['Loja Centro', undefined, 'Curitiba']
    expect(isFound('centro curitiba', texts)).toBe(true)
    expect(isFound('centrocuritiba', texts)).toBe(false)
  })

  it('finds nothing where one word is missing', () => {
    expect(isFound('café rodado', ['CAFÉ TORRADO'])).toBe(false)
  })

  it('finds any text by itself, however it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(isFound(text, [text])).toBe(true)
        expect(searchText(searchText(text))).toBe(searchText(text))
      }),
    )
  })

  it('keeps the order of the list', () => {
    const { find } = searchIn(['Café', 'Arroz', 'Cafeteira'], (name) => [name])
    expect(find('cafe')).toEqual(['Café', 'Cafeteira'])
  })

  it('reads the texts of a list once, however many letters are typed', () => {
    const read: string[] = []
    const list = ['Café', 'Arroz']
    const { find } = searchIn(list, (name) => {
      read.push(name)
      return [name]
    })
    expect(find(' ')).toBe(list)
    expect(read).toEqual([])
    for (const wanted of ['c', 'ca', 'caf', '', 'a']) find(wanted)
    expect(read).toEqual(list)
  })

  it('reads the texts before anything is wanted, when it is told to prepare', () => {
    const read: string[] = []
    const { find, prepare } = searchIn(['Café', 'Arroz'], (name) => {
      read.push(name)
      return [name]
    })
    prepare()
    expect(read).toEqual(['Café', 'Arroz'])
    expect(find('cafe')).toEqual(['Café'])
    expect(read).toHaveLength(2)
  })
})
