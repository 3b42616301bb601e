/**
 * Trusted Types' default policy (docs/quality.md, "Security"): every library that writes HTML or starts a script by address
 * is checked here. The sanitiser is loaded with the screens that show HTML.
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

/** Leaflet writes this harmless text when it is loaded, to learn whether the browser draws SVG. */
const LEAFLET_PROBE = '<svg/>'

let sanitizer: Sanitizer | undefined

/** From now on HTML is cleaned by this function. Until then all HTML is refused. */
export function allowSanitizedHtml(sanitize: Sanitizer): void {
  sanitizer = sanitize
}

/** Call it once, before anything renders. It does nothing in browsers without Trusted Types. */
export function installTrustedTypes(window: Window): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === LEAFLET_PROBE ? html : (sanitizer?.(html) ?? null)),
    createScriptURL: (url) => (isServiceWorker(url, window.document.baseURI) ? url : null),
  })
}

/** The portal starts one script by address: its own service worker. */
export function isServiceWorker(url: string, baseUrl: string): boolean {
  try {
    return new URL(url, baseUrl).href === new URL('sw.js', baseUrl).href
  } catch {
    return false
  }
}
