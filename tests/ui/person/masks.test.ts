import { customerDocument } from '@domain/person/customer-document.ts'
import type { Mask } from '@ui/kit/masked-input.tsx'
import { cnpjMask, cpfMask, documentMask } from '@ui/person/document-masks.ts'
import { cepMask, dayMask, dddMask, mobileMask, phoneNumberMask, ufMask } from '@ui/person/masks.ts'
import fc from 'fast-check'
import { createMask } from 'imask'
import { describe, expect, it } from 'vitest'

const masked = (mask: Mask, text: string) => {
  const pattern = createMask(mask)
  pattern.resolve(text, { input: true, raw: true })
  return pattern.value
}

describe('masks', () => {
  it.each([
    ['CPF or CNPJ', '52998224725', '529.982.247-25', documentMask],
    ['CPF or CNPJ', '529.982.247-25', '529.982.247-25', documentMask],
    ['CPF or CNPJ', ' 529.982.247-25 ', '529.982.247-25', documentMask],
    ['CPF or CNPJ', '5299', '529.9', documentMask],
    ['CPF or CNPJ', '123456780001', '12.345.678/0001', documentMask],
    ['CPF or CNPJ', '12345678000195', '12.345.678/0001-95', documentMask],
    ['CPF or CNPJ', '12abc34501de35', '12.ABC.345/01DE-35', documentMask],
    ['CPF or CNPJ', '12.abc.345/01de-35', '12.ABC.345/01DE-35', documentMask],
    ['CPF or CNPJ', '1a', '1A', documentMask],
    ['CPF or CNPJ', '12ABC34501DEXY', '12.ABC.345/01DE-', documentMask],
    ['CPF or CNPJ', 'CPF: 529.982.247-25', '529.982.247-25', documentMask],
    ['CPF or CNPJ', ' cnpj 12.345.678/0001-95', '12.345.678/0001-95', documentMask],
    ['CPF or CNPJ', 'CNPJ12345601', 'CN.PJ1.234/5601', documentMask],
    ['CNPJ', 'CNPJ 12.345.678/0001-95', '12.345.678/0001-95', cnpjMask],
    ['CPF', '52998224725999', '529.982.247-25', cpfMask],
    ['CNPJ', '12abc34501de35', '12.ABC.345/01DE-35', cnpjMask],
    ['CEP', '01310100', '01310-100', cepMask],
    ['CEP', '01310-100', '01310-100', cepMask],
    ['mobile', '11987654321', '(11)98765-4321', mobileMask],
    ['mobile', '(11) 98765-4321', '(11)98765-4321', mobileMask],
    ['mobile', '+55 11 98765-4321', '(11)98765-4321', mobileMask],
    ['mobile', '5511987654321', '(11)98765-4321', mobileMask],
    ['mobile of the area code 55', '55 98765-4321', '(55)98765-4321', mobileMask],
    ['mobile', '(011) 98765-4321', '(11)98765-4321', mobileMask],
    ['mobile', '+55 (011) 98765-4321', '(11)98765-4321', mobileMask],
    ['mobile', '0055 11 98765-4321', '(11)98765-4321', mobileMask],
    ['mobile behind a carrier code', '0 15 11 98765-4321', '(11)98765-4321', mobileMask],
    ['landline', '34567890', '3456-7890', phoneNumberMask],
    ['mobile without area', '987654321', '98765-4321', phoneNumberMask],
    ['a stored number of another length', '41998877665', '41998877665', phoneNumberMask],
    ['day', '02111990', '02/11/1990', dayMask],
    ['day', '02/11/1990', '02/11/1990', dayMask],
    ['day', '1/2/1990', '01/02/1990', dayMask],
    ['day', '01.12.1990', '01/12/1990', dayMask],
    ['DDD', '0119', '011', dddMask],
    ['UF', 's p', 'SP', ufMask],
    ['UF', 'Paraná', 'PR', ufMask],
    ['UF', 'mato grosso do sul', 'MS', ufMask],
  ])('%s: %s becomes %s', (_name, typed, shown, mask) => {
    expect(masked(mask, typed)).toBe(shown)
  })

  it('leaves out the 0 that is typed before an area code', () => {
    const pattern = createMask(mobileMask)
    for (const key of '011987654321') pattern.append(key, { input: true }, '')
    expect(pattern.value).toBe('(11)98765-4321')
  })

  it('formats up to 11 digits as a CPF, and more as a CNPJ', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'0123456789'), { maxLength: 14 }), (digits) => {
        const shown = masked(documentMask, digits.join(''))
        expect(shown.replace(/\D/g, '')).toBe(digits.join(''))
        expect(shown.includes('/')).toBe(digits.length > 12)
        expect(shown.length).toBeLessThanOrEqual(18)
      }),
    )
  })

  it('agrees with the domain on what is a CPF, for any text', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...'0123456789', ...'AbxZ', ...' .-/é') })
    fc.assert(
      fc.property(anyText, (typed) => {
        const shown = masked(documentMask, typed)
        expect(customerDocument(shown).kind).toBe(customerDocument(typed).kind)
        expect(shown).toBe(masked(customerDocument(typed).kind === 'cpf' ? cpfMask : cnpjMask, typed))
      }),
    )
  })

  it('does not change what it has formatted', () => {
    const characters = fc.array(fc.constantFrom(...'0123456789ABCXYZ'), { maxLength: 12 })
    fc.assert(
      fc.property(characters, (typed) => {
        const shown = masked(documentMask, typed.join(''))
        expect(masked(documentMask, shown)).toBe(shown)
      }),
    )
  })
})
