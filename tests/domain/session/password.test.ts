import { isWeakPassword } from '@domain/session/password.ts'
import { expect, it } from 'vitest'

it.each([
  ['abc', true],
  ['1234567', true],
  ['17051990', true],
  ['aaaaaaaaaa', true],
  ['praca123', false],
  ['um cafezinho por favor', false],
])('finds %j weak: %s', (password, weak) => {
  expect(isWeakPassword(password)).toBe(weak)
})
