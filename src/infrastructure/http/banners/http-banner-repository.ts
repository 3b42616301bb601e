import { BannerRepository } from '@application/banners/banner-repository.ts'
import type { Cancellation } from '@application/cancellation.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import type { Banner } from '@domain/banners/banner.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { optionalAddress, optionalText, rows } from '../../shapes.ts'
import { AddressPolicy } from '../address-policy.ts'
import { PublicApi } from '../public-api.ts'
import { SessionCache } from '../session-cache.ts'

/** A banner as the content API sends it (docs/wire.md, calls 45 and 46). */
const wireBanner = v.object({ url: optionalAddress, link: optionalText })

/** Undefined without a picture at a safe address. */
function toBanner(wire: v.InferOutput<typeof wireBanner>, addresses: AddressPolicy): Banner | undefined {
  const image = addresses.resource(wire.url)
  return image === undefined ? undefined : { image, link: addresses.link(wire.link) }
}

@injectable()
export class HttpBannerRepository extends BannerRepository {
  constructor(
    @inject(PublicApi) private readonly api: PublicApi,
    @inject(PortalSettings) private readonly settings: PortalSettings,
    @inject(AddressPolicy) private readonly addresses: AddressPolicy,
    @inject(SessionCache) private readonly cache: SessionCache,
  ) {
    super()
  }

  home(signal?: Cancellation): Promise<readonly Banner[]> {
    return this.load('banners', signal)
  }

  footer(signal?: Cancellation): Promise<readonly Banner[]> {
    return this.load('banner-footers', signal)
  }

  private load(
    kind: 'banners' | 'banner-footers',
    signal: Cancellation | undefined,
  ): Promise<readonly Banner[]> {
    const path = `/api/app/${kind}/${this.settings.companyFormatId}`
    const load = async (signal: Cancellation) => {
      const wire = await this.api.get(path, rows(wireBanner), signal)
      return wire.flatMap((banner) => toBanner(banner, this.addresses) ?? [])
    }
    return this.cache.remember(kind, load, signal)
  }
}
