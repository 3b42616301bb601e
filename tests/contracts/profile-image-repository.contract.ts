import type { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, itFailsLikeAnyPort, itReadsLikeAnyPort } from './subject.ts'

export function describeProfileImageRepository(
  adapter: string,
  arrange: {
    readonly with: Arrange<ProfileImageRepository>
    readonly without: Arrange<ProfileImageRepository>
  },
): void {
  describe(`the profile image, ${adapter}`, () => {
    it('has an address', async () => {
      const { port } = await arrange.with()
      expect(URL.canParse((await port.find()) ?? '')).toBe(true)
    })

    it('may not exist, which is no failure', async () => {
      const { port } = await arrange.without()
      expect(await port.find()).toBeUndefined()
    })

    itReadsLikeAnyPort(arrange.with, (port, signal) => port.find(signal))
  })

  describe(`replacing the profile image, ${adapter}`, () => {
    it('gives one to who had none', async () => {
      const { port } = await arrange.without()
      await port.replace(PIXEL)
      expect(URL.canParse((await port.find()) ?? '')).toBe(true)
    })

    itFailsLikeAnyPort(arrange.without, (port) => port.replace(PIXEL))
  })
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NwWVUOAAKbAWZHrDRUAAAAAElFTkSuQmCC'
