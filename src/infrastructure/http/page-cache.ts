import type { Cancellation } from '@application/cancellation.ts'
import { RECENT } from '@application/freshness.ts'
import type { SessionCache } from './session-cache.ts'

/**
 * The pages of one list. Those after the first are kept until the first is read again. So a page that several parts need, or that is
 * needed again after a failure, is asked for once, and all pages belong together.
 */
export class PageCache {
  /** @param path distinguishes this list's pages from those of other lists. */
  constructor(
    private readonly cache: SessionCache,
    private readonly path: string,
  ) {}

  /** @param freshness of the first page. */
  async read<T>(
    page: number,
    read: (signal: Cancellation) => Promise<T>,
    signal?: Cancellation,
    freshness = RECENT,
  ): Promise<T> {
    const pages = `${this.path} page `
    if (page === 1 && !this.cache.has(`${pages}1`, freshness)) this.cache.forgetByPrefix(pages)
    return this.cache.remember(pages + page, read, signal)
  }
}
