import { codeGroups } from '@ui/vouchers/code-groups.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('the groups of a code', () => {
  it.each([
    ['NATAL26', ['NATAL26']],
    ['PADARIA8', ['PADARIA8']],
    ['PRIMAVERA', ['PRIMAVERA']],
    ['ANIVERSARIO26', ['ANIVER', 'SARIO', '26']],
    ['XK7Q2026123', ['XK', '7', 'Q', '2026', '123']],
    ['1234567890', ['1234', '5678', '90']],
    ['AB-12 CD', ['AB-12 CD']],
    ['SO-CODIGO 12', ['SO-CODIGO 12']],
    ['LOJA1-20261231', ['LOJA', '1-2026', '1231']],
    ['---', ['---']],
    ['', []],
  ])('of %s are %j', (code, groups) => {
    expect(codeGroups(code)).toEqual(groups)
  })

  it('are together the code, character for character, whatever the code', () => {
    const anyCode = fc.string({ unit: fc.constantFrom(...'AZ09 .-é/', '🙂', '\u0301') })
    fc.assert(fc.property(anyCode, (code) => codeGroups(code).join('') === code))
  })

  it('are never empty', () => {
    fc.assert(fc.property(fc.stringMatching(/^[A-Z0-9 .-]*$/), (code) => !codeGroups(code).includes('')))
  })
})
