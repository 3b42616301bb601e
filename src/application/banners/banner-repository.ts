import type { Banner } from '@domain/banners/banner.ts'
import type { Cancellation } from '../cancellation.ts'

/** Public pictures of the group. Every method rejects with a PortFailure. */
export abstract class BannerRepository {
  /** The carousel of the home screen. */
  abstract home(signal?: Cancellation): Promise<readonly Banner[]>
  /** Partner logos of the footer. */
  abstract footer(signal?: Cancellation): Promise<readonly Banner[]>
}
