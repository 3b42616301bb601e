import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync } from 'vite'

/** The one script that stands in the page itself, minified: each byte of it comes before the first paint. */
export function firstPaintScript(): string {
  const path = fileURLToPath(new URL('../src/first-paint/first-paint.js', import.meta.url))
  const { code, errors } = minifySync(path, readFileSync(path, 'utf8'), {
    module: false,
    // Every browser that can run the portal knows it (docs/browsers.md).
    compress: { target: 'es2021' },
  })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}

/** Where the portal may talk to, and where its pictures may come from; each an origin such as `https://api.example`. */
export interface TrustedHosts {
  readonly connect: readonly string[]
  readonly images: readonly string[]
}

/**
 * The response headers of every answer that serves the portal (docs/quality.md, "Security"). The sandbox sends them, and the templates in
 * deploy/ are compared with them in a test, so what the tests run under is what customers get.
 *
 * @param script the one of the page. Hand it in where headers are made often, because it takes 20 ms to minify.
 */
export function securityHeaders(hosts: TrustedHosts, script = firstPaintScript()): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts, script),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

function contentSecurityPolicy({ connect, images }: TrustedHosts, script: string): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'sha256-${createHash('sha256').update(script).digest('base64')}'`],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // DOMPurify and Swiper each make a policy of their own; Swiper makes its more than once.
    'trusted-types': ['dompurify', 'html', 'default', "'allow-duplicates'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
