import type { PlaceRepository } from '@application/person/place-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, IN_NOBODYS_NAME, itReadsLikeAnyPort } from './subject.ts'

/** @param arrange a world that knows 01001000 (São Paulo) and 13825000 (Holambra, a single CEP), and cities of SP. */
export function describePlaceRepository(adapter: string, arrange: Arrange<PlaceRepository>): void {
  describe(`a place by its CEP, ${adapter}`, () => {
    it('has a street, a district, a city and a state', async () => {
      const { port } = await arrange()
      expect(await port.findByCep('01001000')).toEqual({
        street: 'Praça da Sé',
        district: 'Sé',
        city: 'São Paulo',
        state: 'SP',
      })
    })

    it('has neither street nor district in a town with a single CEP', async () => {
      const { port } = await arrange()
      expect(await port.findByCep('13825000')).toEqual({
        street: '',
        district: '',
        city: 'Holambra',
        state: 'SP',
      })
    })

    it('is none when nobody knows the CEP', async () => {
      const { port } = await arrange()
      expect(await port.findByCep('99999999')).toBeUndefined()
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.findByCep('01001000', signal))
  })

  describe(`the states, ${adapter}`, () => {
    it('are 27, each with its code and name', async () => {
      const { port } = await arrange()
      const states = await port.states()
      expect(states).toHaveLength(27)
      expect(states).toContainEqual({ code: 'SP', name: 'São Paulo' })
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.states(signal), IN_NOBODYS_NAME)
  })

  describe(`the cities of a state, ${adapter}`, () => {
    it('are listed by name', async () => {
      const { port } = await arrange()
      expect(await port.cities('SP')).toContain('São Paulo')
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.cities('SP', signal))
  })
}
