import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../deploy/security-headers.ts'
import { COMPRESSED_WHEN_SERVED } from '../../sandbox/http/compression.ts'
import { freePort } from '../../scripts/free-port.ts'
import { HOSTS, scriptOf } from './deployment.ts'
import { BROTLI_MODULES, HAS_IPV6, NGINX, OPENSSL, withNginx } from './nginx.ts'

const SCRIPT = scriptOf('v1')
const REPLACEABLE = ['/', '/sw.js', '/manifest.webmanifest']
const { 'Strict-Transport-Security': TRANSPORT, ...HEADERS } = securityHeaders(HOSTS)

/** With fetch the body comes decoded; what travelled is in the headers. */
const get = (address: string, acceptEncoding: string) =>
  fetch(address, { headers: { 'Accept-Encoding': acceptEncoding } })

describe('what nginx compresses when it is asked', () => {
  const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
  const settings = (text: string, encoding: string) =>
    Object.fromEntries(
      [...text.matchAll(new RegExp(`^ *${encoding}_(static|comp_level|min_length|types) (.+);$`, 'gm'))].map(
        ([, name, value]) => [name, value],
      ),
    )
  const ofGzip = settings(read('nginx.conf.template'), 'gzip')

  it('is as small as what the sandbox sends', () => {
    const { level, smallest } = COMPRESSED_WHEN_SERVED
    expect(ofGzip).toMatchObject({ comp_level: String(level), min_length: String(smallest) })
  })

  it('is the same with brotli', () => {
    expect(Object.keys(ofGzip)).toHaveLength(4)
    expect(settings(read('portal-brotli.conf'), 'brotli')).toEqual(ofGzip)
  })
})

describe.skipIf(NGINX === undefined)('a real nginx (skipped where none is installed)', () => {
  it('answers each kind of file with its headers, its type and how long it may be kept', async () => {
    await withNginx({}, async ({ site }) => {
      const kept = 'public, max-age=31536000, immutable'
      const expected = [
        ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
        ['/index.html', 200, 'text/html; charset=utf-8', 'no-cache'],
        ['/sw.js', 200, 'application/javascript', 'no-cache'],
        ['/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
        ['/favicon.ico', 200, 'image/x-icon', 'no-cache'],
        ['/brand/logo.svg', 200, 'image/svg+xml', 'no-cache'],
        ['/assets/main-v1.js', 200, 'application/javascript', kept],
        // What is missing may come a moment later.
        ['/assets/not-there-yet.js', 404, 'text/html; charset=utf-8', 'no-store'],
        ['/portal', 404, 'text/html; charset=utf-8', 'no-store'],
        // Source maps, and what lies beside the files, must not be served.
        ['/sw.js.map', 404, 'text/html; charset=utf-8', 'no-store'],
        ['/assets/main-v1.js.map', 404, 'text/html; charset=utf-8', 'no-store'],
        ['/server.conf', 404, 'text/html; charset=utf-8', 'no-store'],
        ['/assets/', 403, 'text/html; charset=utf-8', 'no-store'],
      ] as const
      for (const [path, status, type, cache] of expected) {
        for (const method of ['GET', 'HEAD']) {
          const { headers, ...answer } = await fetch(site + path, { method }).then(async (response) => ({
            status: response.status,
            length: (await response.text()).length,
            headers: response.headers,
          }))
          const label = `${method} ${path}`
          expect(answer.status, label).toBe(status)
          expect(answer.length > 0, label).toBe(method === 'GET')
          expect([headers.get('Content-Type'), headers.get('Cache-Control')], label).toEqual([type, cache])
          expect(headers.get('Server'), label).toBe('nginx')
          for (const [name, value] of Object.entries(HEADERS))
            expect(headers.get(name), `${name}, ${label}`).toBe(value)
        }
      }
    })
  })

  it('asks for TLS where the visitor came by TLS, and only there', async () => {
    await withNginx({}, async ({ site }) => {
      const transport = async (headers: Record<string, string>) =>
        (await fetch(`${site}/`, { headers })).headers.get('Strict-Transport-Security')
      expect(await transport({})).toBeNull()
      expect(await transport({ 'X-Forwarded-Proto': 'http' })).toBeNull()
      expect(await transport({ 'X-Forwarded-Proto': 'https' })).toBe(TRANSPORT)
    })
  })

  it('sends parts of a file, and says so', async () => {
    await withNginx({}, async ({ site }) => {
      const range = (value: string) =>
        fetch(`${site}/assets/main-v1.js`, { headers: { Range: value, 'Accept-Encoding': 'identity' } })
      const part = await range('bytes=7-11')
      expect([part.status, await part.text()]).toEqual([206, 'const'])
      expect(part.headers.get('Content-Range')).toBe(`bytes 7-11/${SCRIPT.length}`)
      expect((await range(`bytes=${SCRIPT.length}-`)).status).toBe(416)
    })
  })

  const PREPARED = { gzip: gzipSync(SCRIPT, { level: 9 }).length, br: brotliCompressSync(SCRIPT).length }

  async function expectEncoding(site: string, accepted: string, encoding: keyof typeof PREPARED) {
    const asset = await get(`${site}/assets/main-v1.js`, accepted)
    expect(asset.headers.get('Content-Encoding')).toBe(encoding)
    expect(asset.headers.get('Content-Length')).toBe(String(PREPARED[encoding]))
    expect(asset.headers.get('Vary')).toContain('Accept-Encoding')
    expect(asset.headers.get('Content-Type')).toBe('application/javascript')
    expect(await asset.text()).toBe(SCRIPT)
    for (const path of REPLACEABLE) {
      const answer = await get(site + path, accepted)
      expect(answer.headers.get('Content-Encoding'), path).toBe(encoding)
      expect(answer.headers.get('Vary'), path).toContain('Accept-Encoding')
      const again = await fetch(site + path, {
        headers: { 'Accept-Encoding': accepted, 'If-None-Match': answer.headers.get('ETag') ?? '' },
      })
      expect([again.status, again.headers.get('Cache-Control')], path).toEqual([304, 'no-cache'])
    }
  }

  it('sends gzip: what the build has prepared, and the rest made at once', async () => {
    await withNginx({}, async ({ site }) => {
      await expectEncoding(site, 'gzip, deflate, br', 'gzip')
      const plain = await get(`${site}/assets/main-v1.js`, 'identity')
      expect(plain.headers.get('Content-Encoding')).toBeNull()
      expect(plain.headers.get('Vary')).toContain('Accept-Encoding')
    })
  })

  it.skipIf(BROTLI_MODULES.length < 2)('sends brotli (skipped without its modules)', async () => {
    await withNginx({ brotli: true }, async ({ site }) => {
      await expectEncoding(site, 'gzip, deflate, br', 'br')
      await expectEncoding(site, 'gzip', 'gzip')
    })
  })

  it.skipIf(OPENSSL === undefined)('speaks HTTP/2 where it ends TLS, and sends the rest there', async () => {
    await withNginx({ tls: true }, async ({ site, secureSite }) => {
      const plain = await fetch(`${site}/abrindo.html?a=1`, { redirect: 'manual' })
      expect([plain.status, plain.headers.get('Location')]).toEqual([
        301,
        'https://127.0.0.1/abrindo.html?a=1',
      ])
      expect((await fetch(`${site}/healthz/a`, { redirect: 'manual' })).status).toBe(301)
      // A load balancer or a monitor asks for it without TLS.
      const health = await fetch(`${site}/healthz`, { redirect: 'manual' })
      expect([health.status, await health.text()]).toEqual([200, 'ok\n'])

      const session = connectHttp2(secureSite, { rejectUnauthorized: false })
      try {
        const request = session.request({ ':path': '/assets/main-v1.js', 'accept-encoding': 'gzip' })
        const [headers] = await once(request, 'response')
        expect([headers[':status'], headers['content-encoding']]).toEqual([200, 'gzip'])
        expect(headers['strict-transport-security']).toBe(TRANSPORT)
        expect(session.alpnProtocol).toBe('h2')
      } finally {
        session.destroy()
      }
    })
  })

  it('serves the portal below a path, and nothing beside it', async () => {
    await withNginx({ settings: { PORTAL_PATH: '/portal/' } }, async ({ site }) => {
      const page = await fetch(`${site}/portal/`)
      expect(await page.text()).toContain('Mercado da Praça')
      expect(page.headers.get('Content-Security-Policy')).toBe(HEADERS['Content-Security-Policy'])
      const folder = await fetch(`${site}/portal`, { redirect: 'manual' })
      expect([folder.status, folder.headers.get('Location')]).toEqual([301, '/portal/'])
      const statuses = await Promise.all(
        [
          '/portal/assets/main-v1.js',
          '/portal/manifest.webmanifest',
          '/healthz',
          '/',
          '/assets/main-v1.js',
        ].map(async (path) => (await fetch(site + path)).status),
      )
      expect(statuses).toEqual([200, 200, 200, 404, 404])
      const manifest = await fetch(`${site}/portal/manifest.webmanifest`)
      expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json')
    })
  })

  it.skipIf(!HAS_IPV6)('answers over IPv6 (skipped where the system has none)', async () => {
    await withNginx({}, async ({ siteOfIpv6 }) => {
      expect((await fetch(`${siteOfIpv6}/healthz`)).status).toBe(200)
    })
  })

  it('hands the calls of both APIs on, where deploy/portal-api.conf is there', async () => {
    const received: object[] = []
    const api = createServer((request, response) => {
      const { method, url, headers } = request
      request.resume()
      const { authorization, 'x-forwarded-for': caller } = headers
      received.push({ asked: `${method} ${url}`, authorization, caller })
      response.writeHead(401, { 'Content-Type': 'application/json' }).end('{}')
    })
    await once(api.listen(0, '127.0.0.1'), 'listening')
    try {
      const { port } = api.address() as AddressInfo
      await withNginx({ api: `http://127.0.0.1:${port}` }, async ({ site }) => {
        const ask = (path: string, method = 'GET') =>
          fetch(site + path, {
            method,
            headers: { Authorization: 'Bearer x', 'X-Forwarded-For': '203.0.113.9' },
          })
        const recovery = '/api/login/recuperarsenha?cpfEmail=52998224725&tipo=email'
        const answers = [
          await ask('/identidade/api/pessoa'),
          await ask(`/identidade${recovery}`, 'POST'),
          await ask('/conteudo/api/app/banners/1?a=%20'),
        ]
        for (const answer of answers) {
          expect([answer.status, await answer.text()]).toEqual([401, '{}'])
          expect(answer.headers.get('Content-Security-Policy')).toBe("script-src 'none'")
          expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
        }
        const [authorization, caller] = ['Bearer x', '127.0.0.1']
        expect(received).toEqual([
          { asked: 'GET /api/pessoa', authorization, caller },
          { asked: `POST ${recovery}`, authorization, caller },
          { asked: 'GET /api/app/banners/1?a=%20', authorization, caller },
        ])
        expect(await (await fetch(site)).text()).toContain('Mercado da Praça')
      })
    } finally {
      api.close()
    }
  })

  it('writes no CPF of a password recovery into its logs, also while the API cannot be reached', async () => {
    await withNginx({ api: `http://127.0.0.1:${await freePort()}` }, async ({ site, logs }) => {
      const post = async (path: string) => (await fetch(site + path, { method: 'POST' })).status
      expect(await post('/identidade/api/login/recuperarsenha?cpfEmail=52998224725&tipo=email')).toBe(502)
      expect(await post('/identidade/api/login?a=1')).toBe(502)
      await expect.poll(logs).toMatch(/connect\(\) failed.*\/api\/login\?a=1/)
      expect(logs()).not.toContain('52998224725')
    })
  })

  it('says that it is well, and that this answer is not to be kept', async () => {
    await withNginx({}, async ({ site }) => {
      const health = await fetch(`${site}/healthz`)
      expect([health.status, await health.text()]).toEqual([200, 'ok\n'])
      expect(health.headers.get('Cache-Control')).toBe('no-store')
    })
  })

  it('goes from one release to the next while a portal is open, and back', async () => {
    await withNginx({}, async ({ site, release, back, reload }) => {
      const text = async (path: string) => (await fetch(site + path)).text()
      const status = async (path: string) => (await fetch(site + path)).status
      release('v2')
      // Until nginx reloads, the release before is whole: its page, its worker and its headers.
      expect([await text('/'), await text('/sw.js')]).toEqual([
        expect.stringContaining('main-v1.js'),
        expect.stringContaining(scriptOf('v1')),
      ])
      await reload()
      expect([await text('/'), await text('/sw.js')]).toEqual([
        expect.stringContaining('main-v2.js'),
        expect.stringContaining(scriptOf('v2')),
      ])
      expect([await status('/assets/main-v1.js'), await status('/assets/main-v2.js')]).toEqual([200, 200])

      back()
      await reload()
      expect([await text('/'), await text('/sw.js')]).toEqual([
        expect.stringContaining('main-v1.js'),
        expect.stringContaining(scriptOf('v1')),
      ])
      expect(await status('/assets/main-v2.js')).toBe(200)
    })
  })

  it('answers 200 visitors at once', async () => {
    await withNginx({}, async ({ site }) => {
      const visits = Array.from({ length: 200 }, async () => {
        const page = await (await fetch(`${site}/`)).text()
        const files = await Promise.all(
          ['/assets/main-v1.js', '/sw.js', '/manifest.webmanifest'].map((path) => fetch(site + path)),
        )
        const lengths = await Promise.all(files.map(async (file) => (await file.text()).length > 1000))
        return [page.includes('main-v1.js'), ...files.map(({ ok }) => ok), ...lengths].every(Boolean)
      })
      expect(new Set(await Promise.all(visits))).toEqual(new Set([true]))
    })
  })
})
