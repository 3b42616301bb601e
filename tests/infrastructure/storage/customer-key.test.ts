import { customerKey } from '@infrastructure/storage/customer-key.ts'
import { describe, expect, it } from 'vitest'

describe('the key of a customer', () => {
  it('is always the same, and does not contain the document', () => {
    const maria = customerKey('52998224725')
    expect(maria).toBe(customerKey('52998224725'))
    expect(maria).not.toContain('529')
  })

  it('differs between the customers of one device, and is shared with many documents in the country', () => {
    const COUNT = 50_000
    const keys = Array.from({ length: COUNT }, (_, index) =>
      customerKey(String(index * 1_999_993).padStart(11, '0')),
    )
    const different = new Set(keys).size
    // In 2^20 keys, so many documents fall together about 1,170 times. In keys that name a customer, they never would.
    expect(COUNT - different).toBeGreaterThan(800)
    expect(COUNT - different).toBeLessThan(1_600)
  })
})
