import type { BannerRepository } from '@application/banners/banner-repository.ts'
import { describe, expect, it } from 'vitest'
import { type Arrange, IN_NOBODYS_NAME, itReadsLikeAnyPort } from './subject.ts'

export function describeBannerRepository(adapter: string, arrange: Arrange<BannerRepository>): void {
  describe.each(['home', 'footer'] as const)(`banners, ${adapter}: %s`, (place) => {
    it('each have a picture', async () => {
      const { port } = await arrange()
      const banners = await port[place]()
      expect(banners.length).toBeGreaterThan(0)
      expect(banners.every((banner) => URL.canParse(banner.image))).toBe(true)
    })

    itReadsLikeAnyPort(arrange, (port, signal) => port[place](signal), IN_NOBODYS_NAME)
  })
}
