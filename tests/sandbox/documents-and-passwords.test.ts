import { describe, expect, it } from 'vitest'
import { hasValidCheckDigits, kindOfDocument, numberedDocument } from '../../sandbox/documents.ts'
import { hashPassword, passwordMatches } from '../../sandbox/passwords.ts'

describe('documents', () => {
  it.each([
    ['52998224725', 'F'],
    ['12ABC34501DE35', 'J'],
    ['11222333000181', 'J'],
  ])('%s is of kind %s and has the right check digits', (document, kind) => {
    expect(kindOfDocument(document)).toBe(kind)
    expect(hasValidCheckDigits(document)).toBe(true)
  })

  it.each(['52998224726', '12ABC34501DE36', '12abc34501de35', '529.982.247-25', ''])(
    '%s is not valid',
    (document) => {
      expect(hasValidCheckDigits(document)).toBe(false)
    },
  )

  it('can be made up without end, all different and well-formed', () => {
    const made = Array.from({ length: 200 }, (_, index) => [
      numberedDocument('F', index),
      numberedDocument('J', index),
    ]).flat()
    expect(new Set(made).size).toBe(400)
    expect(made.every(hasValidCheckDigits)).toBe(true)
  })
})

describe('passwords', () => {
  it('are kept as salted hashes', () => {
    const hash = hashPassword('praca123')
    expect(hash).not.toContain('praca123')
    expect(hashPassword('praca123')).not.toBe(hash)
    expect(passwordMatches('praca123', hash)).toBe(true)
    expect(passwordMatches('praca124', hash)).toBe(false)
  })
})
