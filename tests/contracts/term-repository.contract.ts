import { PortFailure } from '@application/port-failure.ts'
import type { TermRepository } from '@application/terms/term-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itFailsLikeAnyPort, itReadsLikeAnyPort } from './subject.ts'

/**
 * @param arrange a world in which terms 3 and 4 are published.
 * @param newcomer the same for a customer who has accepted none of them; an individual and a company, for the answer differs.
 */
export function describeTermRepository(
  adapter: string,
  arrange: Arrange<TermRepository>,
  newcomer: { readonly individual: Arrange<TermRepository>; readonly company: Arrange<TermRepository> },
): void {
  describe(`the published terms, ${adapter}`, () => {
    it('have a name and a text each', async () => {
      const { port } = await arrange()
      const terms = await port.published()
      expect(terms.map(({ id }) => id)).toEqual([3, 4])
      for (const term of terms) {
        expect(term.typeName).not.toBe('')
        expect(term.html).toMatch(/<p>/)
      }
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.published(signal))
  })

  describe(`one term, ${adapter}`, () => {
    it('is found by its id', async () => {
      const { port } = await arrange()
      const [first] = await port.published()
      expect(await port.find(3)).toEqual(first)
    })

    it('is refused with 404 where there is none', async () => {
      const { port } = await arrange()
      await expect(port.find(99_999)).rejects.toSatisfy(
        (thrown) =>
          thrown instanceof PortFailure && thrown.reason.kind === 'rejected' && thrown.reason.status === 404,
      )
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.find(3, signal))
  })

  describe.each(['individual', 'company'] as const)(`accepting terms as an %s, ${adapter}`, (kind) => {
    it('is not done before each of them was accepted', async () => {
      const { port } = await newcomer[kind]()
      expect(await port.check()).toBe(false)
      expect(await port.accepted()).toEqual([])

      await port.accept(3)
      expect(await port.check()).toBe(false)
      await port.accept(4)
      expect(await port.check()).toBe(true)
    })

    it('leaves behind what was accepted, when and from where', async () => {
      const { port } = await newcomer[kind]()
      await port.accept(4)
      expect(await port.accepted()).toEqual([
        {
          id: 4,
          typeName: 'Política de Privacidade',
          ip: expect.stringMatching(/^[\d.:a-f]+$/),
          acceptedOn: { year: 2026, month: 11, day: 20 },
        },
      ])
    })

    it('may be done twice', async () => {
      const { port } = await newcomer[kind]()
      await port.accept(3)
      await port.accept(3)
      expect(await port.accepted()).toHaveLength(1)
    })
  })

  describe(`what was accepted, ${adapter}`, () => {
    itReadsLikeAnyPort(newcomer.individual, (port, signal) => port.accepted(signal))
  })

  describe(`the check of the terms, ${adapter}`, () => {
    itReadsLikeAnyPort(newcomer.individual, (port, signal) => port.check(signal))
  })

  describe(`accepting a term, ${adapter}`, () => {
    itFailsLikeAnyPort(newcomer.individual, (port) => port.accept(3))
  })
}
