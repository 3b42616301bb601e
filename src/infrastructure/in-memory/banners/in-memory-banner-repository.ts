import { BannerRepository } from '@application/banners/banner-repository.ts'
import type { Cancellation } from '@application/cancellation.ts'
import type { Banner } from '@domain/banners/banner.ts'
import { Steering } from '../steering.ts'

export class InMemoryBannerRepository extends BannerRepository {
  readonly steering = new Steering()

  constructor(private readonly banners: { home?: readonly Banner[]; footer?: readonly Banner[] } = {}) {
    super()
  }

  home(signal?: Cancellation): Promise<readonly Banner[]> {
    return this.steering.answer(() => this.banners.home ?? [], signal)
  }

  footer(signal?: Cancellation): Promise<readonly Banner[]> {
    return this.steering.answer(() => this.banners.footer ?? [], signal)
  }
}
