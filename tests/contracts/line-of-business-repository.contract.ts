import type { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itReadsLikeAnyPort } from './subject.ts'

/** @param arrange a world in which bakeries exist. */
export function describeLineOfBusinessRepository(
  adapter: string,
  arrange: Arrange<LineOfBusinessRepository>,
): void {
  describe(`the lines of business, ${adapter}`, () => {
    it('are texts to choose from', async () => {
      const { port } = await arrange()
      expect(await port.list()).toContain('Padaria')
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port.list(signal))
  })
}
