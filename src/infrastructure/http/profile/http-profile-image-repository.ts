import type { Cancellation } from '@application/cancellation.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { nullable, optionalAddress } from '../../shapes.ts'
import { AddressPolicy } from '../address-policy.ts'
import { orIfNotFound } from '../http-client.ts'
import { IdentityApi } from '../identity-api.ts'

/** The photo's address; the whole answer may be null (docs/wire.md, call 8). */
const wireImage = nullable(v.object({ url: optionalAddress }))

/** The new photo is in its place whatever else the answer says. */
const wireNewImage = v.fallback(wireImage, null)

@injectable()
export class HttpProfileImageRepository extends ProfileImageRepository {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(AddressPolicy) private readonly addresses: AddressPolicy,
  ) {
    super()
  }

  async find(signal?: Cancellation): Promise<string | undefined> {
    // 404 is no photo (product.md §4).
    const wire = await orIfNotFound(this.api.get('/api/pessoa/imagem', wireImage, { signal }), null)
    return this.addresses.photo(wire?.url)
  }

  async replace(dataUrl: string): Promise<string | undefined> {
    const wire = await this.api.post('/api/pessoa/imagem', wireNewImage, { form: { imagem: dataUrl } })
    return this.addresses.photo(wire?.url)
  }
}
