import { inject, injectable } from 'inversify'
import { parseUrl } from '../parse-url.ts'
import { RuntimeConfiguration } from '../runtime-configuration.ts'

type Host = 'identityApi' | 'publicApi' | 'profileApi'

/** Not SVG, which may hold a script. */
const RASTER_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/]+=*$/

/**
 * Matches an address that `new URL` would not change, and captures its origin. Almost all match, and the test is much faster in a list
 * of ten thousand.
 */
const PLAIN = /^(https?:\/\/[^/]+)(?:\/(?!\.)[\w.-]*)+$/

/** An origin that every browser leaves as it is: no port, no IP address, no capitals, and no letters outside a to z. */
const PLAIN_ORIGIN = /^https:\/\/(?:[a-z\d]+[.-])+[a-z]+$/

/**
 * Which addresses from the server may be used. Links: https, http, mail and telephone. Pictures and documents: https and http. The portal's own
 * origin and its configured hosts are always allowed. Any other address counts as none.
 */
@injectable()
export class AddressPolicy {
  private readonly ownOrigin: string
  private readonly trustedOrigins: ReadonlySet<string>

  constructor(
    @inject(RuntimeConfiguration)
    { origin, identityApi, publicApi, profileApi }: Pick<RuntimeConfiguration, 'origin' | Host>,
  ) {
    const hosts = [identityApi, publicApi, profileApi].map((host) => new URL(host).origin)
    this.ownOrigin = origin
    this.trustedOrigins = new Set([origin, ...hosts])
  }

  /** For what people follow. `www.loja.example` is another site, and not a file of the portal. */
  link(address: string | undefined): string | undefined {
    const whole = address?.replace(/^www\./i, 'https://$&')
    return this.allow(whole, ['https:', 'http:', 'mailto:', 'tel:'])
  }

  /** For pictures and documents. A portal on https asks for them by https, because a browser would load nothing else into it. */
  resource(address: string | undefined): string | undefined {
    const found = this.allow(address, ['https:', 'http:'])
    if (!found?.startsWith('http:') || !this.ownOrigin.startsWith('https:')) return found
    return this.isTrusted(new URL(found)) ? found : found.replace('http:', 'https:')
  }

  /** For the customer's own photo, which some services answer as the data-URL that they were sent. */
  photo(address: string | undefined): string | undefined {
    return address !== undefined && RASTER_IMAGE.test(address) ? address : this.resource(address)
  }

  private allow(address: string | undefined, protocols: readonly string[]): string | undefined {
    if (address === undefined) return undefined
    const [, origin = ''] = PLAIN.exec(address) ?? []
    if (PLAIN_ORIGIN.test(origin) || this.trustedOrigins.has(origin)) return address
    const url = parseUrl(address, this.ownOrigin)
    if (url === undefined) return undefined
    return protocols.includes(url.protocol) || this.isTrusted(url) ? url.href : undefined
  }

  /** A `blob:` address has the origin of its page, so the protocol is checked too. */
  private isTrusted({ origin, protocol }: URL): boolean {
    return this.trustedOrigins.has(origin) && /^https?:$/.test(protocol)
  }
}
