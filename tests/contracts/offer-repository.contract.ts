import type { OfferRepository } from '@application/offers/offer-repository.ts'
import { PortFailure } from '@application/port-failure.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itFailsLikeAnyPort, itReadsLikeAnyPort } from './subject.ts'

/** A store that has both general and exclusive promotions. */
const STORE = 1
const NO_STORE = 987_654
const NO_OFFER = 987_654

export function describeOfferRepository(adapter: string, arrange: Arrange<OfferRepository>): void {
  describe(`offers, ${adapter}: the promotions of a store`, () => {
    it('come for everybody and for this customer alone, with their names and offers', async () => {
      const { port } = await arrange()
      const promotions = await port.promotions(STORE)
      expect(new Set(promotions.map((promotion) => promotion.audience))).toEqual(
        new Set(['general', 'exclusive']),
      )
      expect(promotions.every(({ name, offers }) => name !== '' && offers.length > 0)).toBe(true)
    })

    it('are none for a store that does not exist', async () => {
      const { port } = await arrange()
      const promotions = await port.promotions(NO_STORE)
      expect(promotions.flatMap((promotion) => promotion.offers)).toEqual([])
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.promotions(STORE, signal))
  })

  describe(`offers, ${adapter}: activating one`, () => {
    it('succeeds, and succeeds again when it is active already', async () => {
      const { port } = await arrange()
      const offerId = await activatableOffer(port)
      await expect(port.activate(offerId)).resolves.toBeUndefined()
      await expect(port.activate(offerId)).resolves.toBeUndefined()
    })

    it('is refused in words for an offer that does not exist', async () => {
      const { port } = await arrange()
      await expect(port.activate(NO_OFFER)).rejects.toSatisfy(
        (thrown) =>
          thrown instanceof PortFailure &&
          thrown.reason.kind === 'rejected' &&
          thrown.reason.description === 'Oferta não encontrada.',
      )
    })

    itFailsLikeAnyPort(arrange, (port) => port.activate(NO_OFFER))
  })
}

async function activatableOffer(port: OfferRepository): Promise<number> {
  const promotions = await port.promotions(STORE)
  const ids = promotions.flatMap(({ offers }) => offers.flatMap(({ id }) => id ?? []))
  const [first] = ids
  if (first === undefined) throw new Error('the store has nothing to activate')
  return first
}
