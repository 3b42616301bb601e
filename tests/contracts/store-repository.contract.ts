import type { StoreRepository } from '@application/stores/store-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itReadsLikeAnyPort } from './subject.ts'

export function describeStoreRepository(adapter: string, arrange: Arrange<StoreRepository>): void {
  describe.each(['choices', 'locations'] as const)(`stores, ${adapter}: %s`, (list) => {
    it('are those of the configured format only', async () => {
      const { port } = await arrange()
      const stores = await port[list]()
      expect(stores.length).toBeGreaterThan(0)
      expect(new Set(stores.map((store) => store.formatId))).toEqual(new Set([135]))
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port[list](signal))
  })
}
