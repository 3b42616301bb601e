import { isCompleteMobile, phoneNumberFault } from '@domain/person/contact.ts'
import { expect, it } from 'vitest'

it.each([
  ['(11)98765-4321', true],
  ['(11)3456-7890', false],
  // +55 11 98765-4321, typed key by key into a field of eleven digits.
  ['(55)11987-6543', false],
  ['+55 (11) 98765-4321', false],
  ['(11)98765-43210', false],
  ['', false],
])('%s is a complete mobile number: %s', (typed, expected) => {
  expect(isCompleteMobile(typed)).toBe(expected)
})

it.each([
  ['3456-7890', undefined],
  ['98765-4321', undefined],
  ['345-6789', 'too-short'],
  ['98765-43210', 'too-long'],
  // Pasted whole, with the country and the area code.
  ['+55 (11) 98765-4321', 'too-long'],
])('what is wrong with the number %s without its area code: %s', (typed, expected) => {
  expect(phoneNumberFault(typed)).toBe(expected)
})
