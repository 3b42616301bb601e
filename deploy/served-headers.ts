import { securityHeaders } from './security-headers.ts'

/** deploy/configuration.awk writes the origins of a deployment in their place. */
const HOSTS = { connect: ['@PORTAL_CONNECT_HOSTS@'], images: ['@PORTAL_IMAGE_HOSTS@'] }

/** Browsers keep a file whose name holds the hash of its content for a year, and ask again for every other file (docs/decisions/083). */
export const KEPT = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' } as const

/** The files of deploy/ that are made of security-headers.ts, by their names: `npm run deploy:headers` writes them. */
export function headerTemplates(): Readonly<Record<string, string>> {
  const headers = securityHeaders(HOSTS)
  return {
    'portal-headers.conf.template': forNginx(headers),
    'cdn-headers.template': forHeadersFile(headers),
    'cloudfront-headers.json.template': forCloudFront(headers),
  }
}

type Headers = Readonly<Record<string, string>>

/** Strict-Transport-Security may be sent over TLS alone: nginx.conf.template sets the variable for it. */
function forNginx(headers: Headers): string {
  const values = { ...headers, 'Strict-Transport-Security': undefined }
  return lines(
    Object.entries(values).map(
      ([name, value]) =>
        `add_header ${name} ${value === undefined ? '$portal_transport' : `"${value}"`} always;`,
    ),
  )
}

/**
 * `_headers` as Netlify and Cloudflare Pages read it. No header is in two rules, because their values would be joined. There is no rule
 * for `assets/*`: Pages would send it with a 404 too, and browsers would keep that answer for a year.
 */
function forHeadersFile(headers: Headers): string {
  const rule = (path: string, values: Headers) => [
    `@PORTAL_PATH@${path}`,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]
  const askedAgain = { 'Cache-Control': KEPT.others }
  return lines([
    ...rule('*', headers),
    ...rule('', askedAgain),
    ...rule('index.html', askedAgain),
    ...rule('sw.js', askedAgain),
    ...rule('manifest.webmanifest', { ...askedAgain, 'Content-Type': 'application/manifest+json' }),
  ])
}

/** The policy as the commands of `aws cloudfront` take it. CloudFront has a place of its own for some headers. */
function forCloudFront(headers: Headers): string {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _nosniff,
    'Referrer-Policy': referrer,
    ...others
  } = headers
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }))
  const config = {
    Name: '@PORTAL_POLICY_NAME@',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`
