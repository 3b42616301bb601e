/**
 * Trusted Types' default policy (docs/quality.md, "Security"): whatever library writes HTML or starts a script goes through here,
 * and nothing passes that the portal did not mean. The sanitiser comes with the screens that show HTML.
 */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (html: string) => string | null
      createScriptURL?: (url: string) => string | null
    },
  ): unknown
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory
  }
}

type Sanitizer = (html: string) => string

/** With this Leaflet asks, as it is loaded, whether the browser draws SVG. It can do nothing, and it is compared to the letter. */
const LEAFLET_PROBE = '<svg/>'

let sanitizer: Sanitizer | undefined

/** Lets HTML through from now on, cleaned by this. Before, any HTML is refused. */
export function allowSanitizedHtml(sanitize: Sanitizer): void {
  sanitizer = sanitize
}

/** To be called once, before anything renders. Browsers without Trusted Types have nothing to enforce. */
export function installTrustedTypes(window: Window): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === LEAFLET_PROBE ? html : (sanitizer?.(html) ?? null)),
    createScriptURL: (url) => (isServiceWorker(url, window.document.baseURI) ? url : null),
  })
}

/** The portal starts one script by address: its own service worker. */
export function isServiceWorker(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url, baseUrl)) return false
  return new URL(url, baseUrl).href === new URL('sw.js', baseUrl).href
}
