import { injectable } from 'inversify'
import { parseUrl } from '../parse-url.ts'

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

/**
 * Trusted Types' default policy (docs/quality.md, "Security"): every library that writes HTML or starts a script by address
 * is checked here. The sanitiser is fetched when the first HTML has to be cleaned.
 */
@injectable()
export class HtmlPolicy {
  private sanitize: Sanitizer | undefined

  /** Call it once, before anything renders. It does nothing in browsers without Trusted Types. */
  install(window: Window): void {
    window.trustedTypes?.createPolicy('default', {
      createHTML: (html) => (html === LEAFLET_PROBE ? html : (this.sanitize?.(html) ?? null)),
      createScriptURL: (url) => (isServiceWorker(url, window.document.baseURI) ? url : null),
    })
  }

  /** From now on HTML is cleaned by this function. Until then all HTML is refused. */
  allow(sanitize: Sanitizer): void {
    this.sanitize = sanitize
  }
}

/** The portal starts one script by address: its own service worker. */
export function isServiceWorker(url: string, baseUrl: string): boolean {
  return parseUrl(url, baseUrl)?.href === new URL('sw.js', baseUrl).href
}
