import type { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itReadsLikeAnyPort } from './subject.ts'

const STORE = 1
const NO_STORE = 987_654

export function describeFlyerRepository(adapter: string, arrange: Arrange<FlyerRepository>): void {
  describe(`flyers, ${adapter}`, () => {
    it('of a store have a name and mostly a document', async () => {
      const { port } = await arrange()
      const flyers = await port.active(STORE)
      expect(flyers.length).toBeGreaterThan(0)
      expect(flyers.every(({ name }) => typeof name === 'string')).toBe(true)
      expect(flyers.some(({ url }) => url !== undefined)).toBe(true)
    })

    it('are none for a store that does not exist', async () => {
      const { port } = await arrange()
      expect(await port.active(NO_STORE)).toEqual([])
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.active(STORE, signal))
  })
}
