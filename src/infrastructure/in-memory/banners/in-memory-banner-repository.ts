import { BannerRepository } from '@application/banners/banner-repository.ts'
import type { Cancellation } from '@application/cancellation.ts'
import type { Banner } from '@domain/banners/banner.ts'
import { demoPicture } from '../demo-picture.ts'
import { Steering } from '../steering.ts'

export interface Banners {
  readonly home: readonly Banner[]
  readonly footer: readonly Banner[]
}

export class InMemoryBannerRepository extends BannerRepository {
  readonly steering = new Steering()

  constructor(private readonly banners: Partial<Banners> = {}) {
    super()
  }

  home(signal?: Cancellation): Promise<readonly Banner[]> {
    return this.steering.answer(() => this.banners.home ?? [], signal)
  }

  footer(signal?: Cancellation): Promise<readonly Banner[]> {
    return this.steering.answer(() => this.banners.footer ?? [], signal)
  }
}

/** The links of the carousel keep the scenario: what comes before the hash stays as it is. */
export const demoBanners: Banners = {
  home: [
    { image: demoPicture('Natal Premiado', 1200, 400), link: '#/campanha/7/detalhes' },
    { image: demoPicture('Tabloides', 1200, 400), link: '#/tabloides' },
    { image: demoPicture('Boas festas', 1200, 400), link: undefined },
  ],
  footer: [
    { image: demoPicture('Moinho Aurora', 240, 80), link: 'https://moinho-aurora.example/' },
    { image: demoPicture('Granja Nova', 240, 80), link: undefined },
  ],
}
