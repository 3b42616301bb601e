import type { PurchaseRepository } from '@application/purchases/purchase-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itReadsLikeAnyPort } from './subject.ts'

/** @param arrange a customer with more than one page of purchases. */
export function describePurchaseRepository(adapter: string, arrange: Arrange<PurchaseRepository>): void {
  describe(`purchases, ${adapter}: the saved total`, () => {
    it('tells how much and since when somebody is a customer', async () => {
      const { port } = await arrange()
      expect(await port.savedTotal()).toEqual({
        amount: { cents: expect.any(Number) },
        customerSince: { year: expect.any(Number), month: expect.any(Number), day: expect.any(Number) },
      })
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.savedTotal(signal))
  })

  describe(`purchases, ${adapter}: the pages`, () => {
    it('have eight purchases each, and tell how many pages there are', async () => {
      const { port } = await arrange()
      const first = await port.page(1)
      expect(first.pageCount).toBeGreaterThan(1)
      expect(first.purchases).toHaveLength(8)
      expect(first.purchases[0]).toEqual({
        storeName: expect.any(String),
        couponNumber: expect.any(String),
        total: { cents: expect.any(Number) },
        discount: { cents: expect.any(Number) },
        day: { year: expect.any(Number), month: expect.any(Number), day: expect.any(Number) },
      })
    })

    it('have other purchases on the next page', async () => {
      const { port } = await arrange()
      const [first, second] = [await port.page(1), await port.page(2)]
      const coupons = [...first.purchases, ...second.purchases].map(({ couponNumber }) => couponNumber)
      expect(new Set(coupons).size).toBe(coupons.length)
    })

    it('are empty behind the last one', async () => {
      const { port } = await arrange()
      expect((await port.page(99)).purchases).toEqual([])
    })

    describe.each([1, 2])('page %i', (page) => {
      itReadsLikeAnyPort(arrange, (port, signal) => port.page(page, signal))
    })
  })
}
