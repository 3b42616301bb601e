import type { Cancellation } from '@application/cancellation.ts'
import { type Freshness, RECENT } from '@application/freshness.ts'
import { inject, injectable } from 'inversify'
import type * as v from 'valibot'
import { anything } from '../shapes.ts'
import { readShape } from './http-client.ts'
import { IdentityApi } from './identity-api.ts'
import { SessionCache } from './session-cache.ts'
import type { WireRequest } from './transport.ts'

interface RecentReadOptions {
  readonly query?: WireRequest['query']
  readonly signal?: Cancellation | undefined
  readonly freshness?: Freshness | undefined
}

/** Reads that several screens of one visit share, or that one asks for at each return to the portal (docs/decisions/086). */
@injectable()
export class RecentReads {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(SessionCache) private readonly cache: SessionCache,
  ) {}

  /** @param freshness RECENT unless said otherwise. */
  async get<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    { query, signal, freshness = RECENT }: RecentReadOptions = {},
  ): Promise<v.InferOutput<Schema>> {
    const key = `${path}?${JSON.stringify(query)}`
    const load = (signal: Cancellation) => this.api.get(path, anything, { query, signal })
    // `readShape` makes new objects for each caller, so the kept answer need not be frozen.
    const answer = await this.cache.share(key, load, signal, freshness)
    try {
      return await this.api.reading('GET', path, () => readShape(schema, answer))
    } catch (thrown) {
      this.cache.forget(key)
      throw thrown
    }
  }

  /** After a write, also one that failed: everything that was read below this path may have changed. */
  forgetByPrefix(path: string): void {
    this.cache.forgetByPrefix(path)
  }
}
