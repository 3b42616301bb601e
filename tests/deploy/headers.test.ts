import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
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
      'html/404.html',
      'html/_headers',
      'html/assets/main-v1.js',
      'html/brand/logo.svg',
      'html/favicon.ico',
      'html/index.html',
      'html/manifest.webmanifest',
      'html/sw.js',
    ])
  })

  it('is not written over a folder that exists, so that nothing of an earlier release is uploaded', () => {
    expect(again.status).toBe(1)
    expect(again.stderr).toContain('folder that is not there yet')
  })

  it('is not made for a path, below which no rule of its headers would be about a file', () => {
    using other = new TemporaryFolder()
    const { status, stderr } = run('cdn.sh', [build(other, 'v1'), join(other.path, 'out')], {
      PORTAL_CONFIG: JSON.stringify(CONFIGURATION),
      PORTAL_PATH: '/portal/',
    })
    expect([status, stderr]).toEqual([
      1,
      'portal: cdn.sh takes no PORTAL_PATH: on a CDN the portal is served at /\n',
    ])
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
    // Pages would send it with a 404 too.
    expect(headersFile).not.toContain(KEPT.assets)
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest']) {
      expect(rules.get(path), path).toMatchObject({ 'Cache-Control': 'no-cache' })
    }
  })

  it('is made where mv cannot replace a link, as on macOS', () => {
    using other = new TemporaryFolder()
    chmodSync(other.write('bin/mv', '#!/bin/sh\n[ "$1" != -T ] || exit 64\nexec /bin/mv "$@"\n'), 0o755)
    const { status, stderr } = run('cdn.sh', [build(other, 'v1'), join(other.path, 'out')], {
      PORTAL_CONFIG: JSON.stringify(CONFIGURATION),
      PATH: `${other.path}/bin:${process.env.PATH}`,
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(other.list('out/html')).toContain('index.html')
  })

  it('names the policy of CloudFront as the deployment wishes', () => {
    using other = new TemporaryFolder()
    const named = (name: string) =>
      run('cdn.sh', [build(other, 'v1'), join(other.path, name)], {
        PORTAL_CONFIG: JSON.stringify(CONFIGURATION),
        PORTAL_POLICY_NAME: name,
      })
    expect(forCloudFront.Name).toBe('portal-do-cliente')
    named('portal-de-teste')
    expect(JSON.parse(other.read('portal-de-teste/cloudfront-headers.json')).Name).toBe('portal-de-teste')
    expect(named('de teste').stderr).toContain('PORTAL_POLICY_NAME may have')
  })

  it('takes a policy for CloudFront that knows the scripts of two releases, by the lines of deploy/README.md', () => {
    using other = new TemporaryFolder()
    const ours = JSON.stringify(forCloudFront, null, 2)
    const before = ours.replace(/'sha256-[^']*'/, "'sha256-an/older+one='")
    other.write('before/cloudfront-headers.json', before)
    other.write('out/cloudfront-headers.json', ours)
    const lines =
      /^ {2}(script=[\s\S]*?cloudfront-both\.json)$/m.exec(readFileSync('deploy/README.md', 'utf8'))?.[1] ??
      ''
    execFileSync('sh', ['-ec', lines], { cwd: other.path })
    const both = JSON.parse(other.read('out/cloudfront-both.json'))
    const policyOf = (config: typeof both): string =>
      config.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy
    const hash = /'sha256-[^']*'/
    expect(policyOf(both)).toBe(policyOf(forCloudFront).replace(hash, "'sha256-an/older+one=' $&"))
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
