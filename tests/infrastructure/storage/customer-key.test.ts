import { customerKey } from '@infrastructure/storage/customer-key.ts'
import { expect, it } from 'vitest'

it('differs between customers and does not contain their documents', () => {
  const maria = customerKey('52998224725')
  expect(maria).toBe(customerKey('52998224725'))
  expect(maria).not.toBe(customerKey('52998224726'))
  expect(maria).not.toContain('529')
})
