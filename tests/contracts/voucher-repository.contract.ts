import type { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itReadsLikeAnyPort } from './subject.ts'

/** A store with a voucher that no other store takes. */
const STORE = 1
const OTHER_STORE = 2

export function describeVoucherRepository(adapter: string, arrange: Arrange<VoucherRepository>): void {
  describe(`vouchers, ${adapter}`, () => {
    it('are active or finished, and none is both', async () => {
      const { port } = await arrange()
      const active = await port.list('active', undefined)
      const finished = await port.list('finished', undefined)
      expect(active.length).toBeGreaterThan(0)
      expect(finished.length).toBeGreaterThan(0)
      expect(active.every(({ usedOn }) => usedOn === undefined)).toBe(true)
      const codes = new Set(active.map(({ code }) => code))
      expect(finished.some(({ code }) => codes.has(code))).toBe(false)
    })

    it('tell what they give, and until when', async () => {
      const { port } = await arrange()
      const [first] = await port.list('active', undefined)
      expect(first).toEqual({
        code: expect.any(String),
        benefit: expect.any(String),
        value: { cents: expect.any(Number) },
        minimumPurchase: { cents: expect.any(Number) },
        productPrices: expect.any(Array),
        start: { year: expect.any(Number), month: expect.any(Number), day: expect.any(Number) },
        end: { year: expect.any(Number), month: expect.any(Number), day: expect.any(Number) },
        usedOn: undefined,
      })
    })

    it('of one store leave out those of another', async () => {
      const { port } = await arrange()
      const all = await port.list('active', undefined)
      expect(await port.list('active', STORE)).toHaveLength(all.length)
      expect(await port.list('active', OTHER_STORE)).toHaveLength(all.length - 1)
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.list('active', STORE, signal))
  })
}
