import { formatDocument } from '@domain/person/format-document.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('documents', () => {
  it.each([
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12345678000195', '12.345.678/0001-95'],
    ['529.982', '529.982'],
    ['', ''],
  ])('writes %s as %s', (document, written) => {
    expect(formatDocument(document)).toBe(written)
  })

  it('adds punctuation and changes nothing else', () => {
    const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const cnpj = fc
      .tuple(fc.array(character, { minLength: 12, maxLength: 12 }), fc.integer({ min: 10, max: 99 }))
      .map(([start, check]) => `${start.join('')}${check}`)
    fc.assert(
      fc.property(cnpj, (document) => {
        const written = formatDocument(document)
        expect(written).toHaveLength(18)
        expect(written.replace(/[./-]/g, '')).toBe(document)
        expect(formatDocument(written)).toBe(written)
      }),
    )
  })
})
