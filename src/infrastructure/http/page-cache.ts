import type { Cancellation } from '@application/cancellation.ts'
import { RECENT } from '@application/freshness.ts'
import type { SessionCache } from './session-cache.ts'

/**
 * The pages of one list. Those after the first are kept until the first is read again. So a page that several parts need, or that is
 * needed again after a failure, is asked for once, and all pages belong together.
 */
export class PageCache {
  private lastKept = 1

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
    if (page === 1 && !this.cache.has(this.key(1), freshness)) this.forget()
    this.lastKept = Math.max(this.lastKept, page)
    return this.cache.remember(this.key(page), read, signal)
  }

  private forget(): void {
    for (let page = 1; page <= this.lastKept; page++) this.cache.forget(this.key(page))
    this.lastKept = 1
  }

  private key(page: number): string {
    return `${this.path} page ${page}`
  }
}
