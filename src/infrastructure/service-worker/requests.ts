import { isPublicPicture } from '@application/offline/public-picture.ts'
import { jsonObject } from '../json-object.ts'
import { parseUrl } from '../parse-url.ts'

/** What the worker needs to know of a request to decide about it. */
export interface WorkerRequest {
  readonly url: string
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly hasAuthorization: boolean
}

/**
 * How the worker treats a request. Anything that is not clearly one of the others goes to the network as if there were no
 * worker: above all the identity API, whose answers are a customer's own and are never kept here.
 */
export type Treatment = 'page' | 'part' | 'public-content' | 'brand' | 'picture' | 'network'

/** Where the pictures of the brand lie, below the portal's own address (deploy/README.md). */
const BRAND = 'brand/'

/** What every visit shows: the logo, or the symbol beside the name, and the picture of a customer without a photo. */
export const BRAND_PICTURES = ['logo', 'symbol', 'avatar'].map((name) => `${BRAND}${name}.svg`)

/** @param scope the address below which the portal lives, with a slash at its end. */
export function treatmentOf(request: WorkerRequest, scope: string): Treatment {
  const { url, method, mode, destination, hasAuthorization } = request
  const address = parseUrl(url)
  if (method !== 'GET' || hasAuthorization || address === undefined) return 'network'
  const { origin, pathname } = address
  // Documents below the same address, such as a flyer in a tab of its own, are not the portal's page.
  if (mode === 'navigate') return isPage(url, scope) ? 'page' : 'network'
  // Named by their content, so a kept one never changes.
  if (url.startsWith(`${scope}assets/`)) return 'part'
  // The same for everybody. A deployment replaces them under their names, without a new build.
  if (destination === 'image' && url.startsWith(`${scope}${BRAND}`)) return 'brand'
  // On any host and below any path, as the deployment chooses (docs/wire.md, calls 45 and 46).
  if (destination === '' && /\/api\/app\/banner(s|-footers)\/[^/]+$/.test(pathname)) return 'public-content'
  // A worker cannot read a picture of another origin, and may not fetch from origins that are allowed for pictures alone.
  if (destination === 'image' && isPublicPicture(url) && origin === new URL(scope).origin) return 'picture'
  return 'network'
}

/** Whether this is the portal's own page, whatever its hash or query. */
export function isPage(url: string, scope: string): boolean {
  const address = parseUrl(url)
  const page = address && address.origin + address.pathname
  return page === scope || page === `${scope}index.html`
}

/**
 * The script that a page starts with, as an absolute address: it names the build of the page. Undefined for
 * anything that is not the portal's page, such as the sign-in page of a shop's wireless network.
 */
export function startScript(html: string, scope: string): string | undefined {
  if (!html.includes('id="portal-config"')) return undefined
  const source = /"begin":"([^"]+)"/.exec(html)?.[1]
  return source === undefined ? undefined : parseUrl(source, scope)?.href
}

/**
 * Whether this body is the API's and says of itself that it is a success. A failure under HTTP 200, or the page of a host that is out of
 * order, must not replace a good answer (docs/wire.md, "Rules").
 */
export function isSuccess(body: string): boolean {
  const answer = jsonObject(body) ?? {}
  const code = answer.statusCode ?? ('data' in answer ? 200 : undefined)
  return typeof code === 'number' && code >= 200 && code <= 299
}
