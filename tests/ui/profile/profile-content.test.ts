import { fieldLabel, violationSentence } from '@ui/profile/profile-content.ts'
import { describe, expect, it } from 'vitest'

describe('a field that was changed elsewhere', () => {
  it.each([
    ['document', 'individual', 'CPF'],
    ['document', 'company', 'CNPJ'],
    ['name', 'individual', 'Nome'],
    ['name', 'company', 'Razão social'],
    ['email', 'company', 'E-mail'],
  ] as const)('is named as on the screen: %s of the kind %s', (field, kind, label) => {
    expect(fieldLabel(field, kind)).toBe(label)
  })
})

it.each([
  ['individual', 'document', 'O campo CPF é obrigatorio'],
  ['company', 'document', 'O campo CNPJ é obrigatorio'],
  ['individual', 'name', 'O campo Nome é obrigatorio'],
] as const)('the profile of the kind %s says of a missing %s: %s', (kind, field, sentence) => {
  expect(violationSentence(kind, field, 'required')).toBe(sentence)
})
