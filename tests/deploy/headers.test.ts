import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../deploy/security-headers.ts'
import { headerTemplates, KEPT } from '../../deploy/served-headers.ts'
import { build, CONFIGURATION, HOSTS, run, TemporaryFolder } from './deployment.ts'

const EXPECTED = securityHeaders(HOSTS)

describe('the headers of deploy/', () => {
  it.each(Object.entries(headerTemplates()))(
    'are those of security-headers.ts: %s (npm run deploy:headers)',
    (name, content) => {
      expect(readFileSync(`deploy/${name}`, 'utf8')).toBe(content)
    },
  )

  it('are those of nginx, which says HSTS over TLS alone', () => {
    const server = readFileSync('deploy/nginx.conf.template', 'utf8')
    expect(server).toContain(`"~https" "${EXPECTED['Strict-Transport-Security']}";`)
    for (const kept of Object.values(KEPT)) expect(server).toContain(`"~^(2|304)" "${kept}";`)
  })
})

describe('the folder for a CDN', () => {
  using folder = new TemporaryFolder()
  const result = run('cdn.sh', [build(folder, 'v1'), join(folder.path, 'out')], {
    PORTAL_CONFIG: JSON.stringify(CONFIGURATION),
  })
  const headersFile = folder.read('out/html/_headers')
  const forCloudFront = JSON.parse(folder.read('out/cloudfront-headers.json'))
  const page = folder.read('out/html/index.html')
  const script = folder.read('out/html/assets/main-v1.js')
  const again = run('cdn.sh', [join(folder.path, 'build-v1'), join(folder.path, 'out')], {})
  const files = folder.list('out')

  it('holds the portal with its configuration, without prepared encodings and source maps', () => {
    expect(result).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(page).toContain('Mercado da Praça')
    expect(script).toContain('v1')
    expect(files).toEqual([
      'cloudfront-headers.json',
      'html/_headers',
      'html/assets/main-v1.js',
      'html/brand/logo.svg',
      'html/favicon.ico',
      'html/index.html',
      'html/manifest.webmanifest',
      'html/sw.js',
    ])
  })

  it('is made anew each time, so that nothing of an earlier one is uploaded', () => {
    expect(again.status).toBe(1)
    expect(again.stderr).toContain('folder that is not there yet')
  })

  /** The rules of a `_headers` file, each with its headers. */
  function rulesOf(text: string): Map<string, Record<string, string>> {
    const rules = new Map<string, Record<string, string>>()
    let current: Record<string, string> = {}
    for (const line of text.trim().split('\n')) {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      if (name !== undefined && value !== undefined) current[name] = value
      else {
        current = {}
        rules.set(line, current)
      }
    }
    return rules
  }

  it('sends the same headers with Netlify and Cloudflare Pages, each from one rule', () => {
    const rules = rulesOf(headersFile)
    expect(rules.get('/*')).toEqual(EXPECTED)
    expect(rules.get('/assets/*')).toEqual({ 'Cache-Control': KEPT.assets })
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest']) {
      expect(rules.get(path), path).toMatchObject({ 'Cache-Control': 'no-cache' })
    }
  })

  it('sends the same headers with CloudFront', () => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = forCloudFront
    const { AccessControlMaxAgeSec: seconds, IncludeSubdomains: all } = security.StrictTransportSecurity
    const items = custom.Items as { Header: string; Value: string; Override: boolean }[]
    expect({
      'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      'Strict-Transport-Security': `max-age=${seconds}${all ? '; includeSubDomains' : ''}`,
      'X-Content-Type-Options': security.ContentTypeOptions.Override ? 'nosniff' : undefined,
      'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
    }).toEqual(EXPECTED)
    expect(custom.Quantity).toBe(items.length)
  })
})
