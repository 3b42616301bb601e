import { BannerRepository } from '@application/banners/banner-repository.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'

/** The pictures that the store group shows first. */
export class HighlightsViewModel {
  static readonly dependencies = [BannerRepository] as const

  readonly banners = new Loadable((signal) => this.repository.home(signal)).askedAtStart()

  constructor(private readonly repository: BannerRepository) {
    observe(this)
  }

  start(): void {
    void this.banners.load()
  }
}
