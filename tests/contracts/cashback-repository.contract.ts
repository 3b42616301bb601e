import type { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itReadsLikeAnyPort } from './subject.ts'

/** @param arrange a customer with more than one page of lines. */
export function describeCashbackRepository(adapter: string, arrange: Arrange<CashbackRepository>): void {
  describe(`cash-back, ${adapter}: the balance`, () => {
    it('tells what is available and what is pending', async () => {
      const { port } = await arrange()
      expect(await port.balance()).toEqual({
        available: { cents: expect.any(Number) },
        pending: { cents: expect.any(Number) },
      })
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.balance(signal))
  })

  describe(`cash-back, ${adapter}: the statement`, () => {
    it('gives ten lines a page and tells that there may be more', async () => {
      const { port } = await arrange()
      const first = await port.statement(1)
      expect(first.mayHaveMore).toBe(true)
      expect(first.lines).toHaveLength(10)
      expect(first.lines[0]).toEqual({
        id: expect.any(Number),
        description: expect.any(String),
        day: { year: expect.any(Number), month: expect.any(Number), day: expect.any(Number) },
        expiresOn: first.lines[0]?.expiresOn,
        amount: { cents: expect.any(Number) },
        expired: expect.any(Boolean),
      })
    })

    it('gives other lines on the next page, until a page is not full', async () => {
      const { port } = await arrange()
      const pages = [await port.statement(1)]
      while (pages.at(-1)?.mayHaveMore) pages.push(await port.statement(pages.length + 1))
      const ids = pages.flatMap((page) => page.lines.map((line) => line.id))
      expect(pages.length).toBeGreaterThan(1)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('is empty behind its end', async () => {
      const { port } = await arrange()
      expect(await port.statement(99)).toEqual({ lines: [], mayHaveMore: false })
    })

    describe.each([1, 2])('page %i', (page) => {
      itReadsLikeAnyPort(arrange, (port, signal) => port.statement(page, signal))
    })
  })
}
