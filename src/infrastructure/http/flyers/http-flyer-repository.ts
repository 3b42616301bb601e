import type { Cancellation } from '@application/cancellation.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import type { Flyer } from '@domain/flyers/flyer.ts'
import type { Id } from '@domain/id.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { optionalAddress, optionalText, rows } from '../../shapes.ts'
import { AddressPolicy } from '../address-policy.ts'
import { RecentReads } from '../recent-reads.ts'

/** A flyer as the backend sends it (docs/wire.md, call 33). */
const wireFlyer = v.object({ nomeExibicao: optionalText, url: optionalAddress, thumbnail: optionalAddress })

const toFlyer = (wire: v.InferOutput<typeof wireFlyer>, addresses: AddressPolicy): Flyer => ({
  name: wire.nomeExibicao,
  url: addresses.resource(wire.url),
  thumbnail: addresses.resource(wire.thumbnail),
})

@injectable()
export class HttpFlyerRepository extends FlyerRepository {
  constructor(
    @inject(RecentReads) private readonly reads: RecentReads,
    @inject(AddressPolicy) private readonly addresses: AddressPolicy,
  ) {
    super()
  }

  async active(storeId: Id, signal?: Cancellation): Promise<readonly Flyer[]> {
    const wire = await this.reads.get('/api/tabloides/ativos', rows(wireFlyer), {
      query: { idEmpresa: storeId },
      signal,
    })
    return wire.map((flyer) => toFlyer(flyer, this.addresses))
  }
}
