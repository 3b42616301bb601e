import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../deploy/security-headers.ts'
import { COMPRESSED_WHEN_SERVED } from '../../sandbox/http/compression.ts'

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
const OPENSSL = ['/usr/bin/openssl'].find((path) => existsSync(path))
const BROTLI_MODULES = ['static', 'filter']
  .map((name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`)
  .filter((path) => existsSync(path))

const HOSTS = { connect: ['https://identidade.example'], images: ['https://fotos.example'] }
const SCRIPT = 'export const text = "sempre o mesmo";\n'.repeat(100)
const PAGE = `<!doctype html>${'<p>Ofertas</p>'.repeat(200)}`
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': PAGE,
  'sw.js': SCRIPT,
  'manifest.webmanifest': JSON.stringify({ description: 'Ofertas. '.repeat(200) }),
  'assets/main-abc123.js': SCRIPT,
  'assets/main-abc123.js.gz': gzipSync(SCRIPT, { level: 9 }),
  'assets/main-abc123.js.br': brotliCompressSync(SCRIPT),
}
const REPLACEABLE = ['/', '/sw.js', '/manifest.webmanifest']

/** What `deploy/README.md` lets a deployment add. */
interface Additions {
  readonly brotli?: boolean
  readonly tls?: boolean
}

/** Lets a real nginx serve with the recipe, asks it, and stops it. */
async function withNginx(
  { brotli = false, tls = false }: Additions,
  ask: (site: string, secureSite: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(`${tmpdir()}/portal-nginx-`)
  // Started by root, nginx reads the files as another user.
  await chmod(folder, 0o755)
  await mkdir(`${folder}/html/assets`, { recursive: true })
  for (const [name, content] of Object.entries(FILES)) await writeFile(`${folder}/html/${name}`, content)
  const [port, securePort] = [await freePort(), await freePort()]
  const adapted = (text: string) =>
    text
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('listen 443', `listen 127.0.0.1:${securePort}`)
      .replace('/usr/share/nginx/html', `${folder}/html`)
      .replaceAll('/etc/nginx/portal', `${folder}/portal`)
      .replace('$PORTAL_CONNECT_HOSTS', HOSTS.connect.join(' '))
      .replace('$PORTAL_IMAGE_HOSTS', HOSTS.images.join(' '))
  await writeFile(`${folder}/portal-headers.conf`, adapted(read('portal-headers.conf.template')))
  if (brotli) await writeFile(`${folder}/portal-brotli.conf`, adapted(read('portal-brotli.conf')))
  if (tls) {
    await writeFile(`${folder}/portal-tls.conf`, adapted(read('portal-tls.conf')))
    selfSigned(`${folder}/portal.key`, `${folder}/portal.crt`)
  }
  const modules = brotli ? BROTLI_MODULES.map((path) => `load_module ${path};`).join(' ') : ''
  await writeFile(
    `${folder}/nginx.conf`,
    `${modules} daemon off; pid ${folder}/pid; error_log stderr; events {}
     http { access_log off; include /etc/nginx/mime.types; ${adapted(read('nginx.conf.template'))} }`,
  )
  const configuration = ['-p', folder, '-c', `${folder}/nginx.conf`]
  execFileSync(NGINX ?? '', ['-t', '-q', ...configuration])
  const nginx = spawn(NGINX ?? '', configuration, { stdio: 'ignore' })
  try {
    const site = `http://127.0.0.1:${port}`
    await expect
      .poll(() => fetch(site, { redirect: 'manual' }).catch(() => undefined), { timeout: 5000 })
      .toBeDefined()
    await ask(site, `https://127.0.0.1:${securePort}`)
  } finally {
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
    await rm(folder, { recursive: true })
  }
}

function selfSigned(key: string, certificate: string): void {
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
  execFileSync(OPENSSL ?? '', ['req', ...kind, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** With fetch the body comes decoded; what travelled is in the headers. */
const get = (address: string, acceptEncoding: string) =>
  fetch(address, { headers: { 'Accept-Encoding': acceptEncoding } })

describe('the headers for nginx', () => {
  it('are those that the sandbox sends and every browser test runs under', () => {
    const expected = securityHeaders({
      connect: ['$PORTAL_CONNECT_HOSTS'],
      images: ['$PORTAL_IMAGE_HOSTS'],
    })
    const lines = Object.entries(expected).map(([name, value]) => `add_header ${name} "${value}" always;`)
    expect(read('portal-headers.conf.template').trim().split('\n')).toEqual(lines)
  })
})

describe('what nginx compresses when it is asked', () => {
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

describe.skipIf(NGINX === undefined)('a real nginx', () => {
  it('answers with the headers', async () => {
    await withNginx({}, async (site) => {
      const page = await fetch(`${site}/`)
      const manifest = await fetch(`${site}/manifest.webmanifest`)
      const asset = await fetch(`${site}/assets/main-abc123.js`)
      const missing = await fetch(`${site}/assets/not-there-yet.js`)
      expect([page.status, manifest.status, asset.status, missing.status]).toEqual([200, 200, 200, 404])
      for (const [name, value] of Object.entries(securityHeaders(HOSTS))) {
        for (const { url, headers } of [page, manifest, asset, missing]) {
          expect(headers.get(name), `${name} of ${url}`).toBe(value)
        }
      }
      expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json')
      expect(page.headers.get('Cache-Control')).toBe('no-cache')
      expect(manifest.headers.get('Cache-Control')).toBe('no-cache')
      expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(missing.headers.get('Cache-Control')).toBeNull()
    })
  })

  const prepared = (ending: string) => String(FILES[`assets/main-abc123.js.${ending}`]?.length)

  async function expectEncoding(site: string, accepted: string, encoding: string, ending: string) {
    const asset = await get(`${site}/assets/main-abc123.js`, accepted)
    expect(asset.headers.get('Content-Encoding')).toBe(encoding)
    expect(asset.headers.get('Content-Length')).toBe(prepared(ending))
    expect(asset.headers.get('Vary')).toContain('Accept-Encoding')
    expect(asset.headers.get('Content-Type')).toMatch(/^(text|application)\/javascript$/)
    expect(await asset.text()).toBe(SCRIPT)
    for (const path of REPLACEABLE) {
      const answer = await get(site + path, accepted)
      expect(answer.headers.get('Content-Encoding'), path).toBe(encoding)
      expect(answer.headers.get('Vary'), path).toContain('Accept-Encoding')
      const again = await fetch(site + path, {
        headers: { 'Accept-Encoding': accepted, 'If-None-Match': answer.headers.get('ETag') ?? '' },
      })
      expect(again.status, path).toBe(304)
    }
  }

  it('sends gzip: what the build has prepared, and the rest made at once', async () => {
    await withNginx({}, async (site) => {
      await expectEncoding(site, 'gzip, deflate, br', 'gzip', 'gz')
      const plain = await get(`${site}/assets/main-abc123.js`, 'identity')
      expect(plain.headers.get('Content-Encoding')).toBeNull()
      expect(plain.headers.get('Vary')).toContain('Accept-Encoding')
    })
  })

  it.skipIf(BROTLI_MODULES.length < 2)('sends brotli where its modules are', async () => {
    await withNginx({ brotli: true }, async (site) => {
      await expectEncoding(site, 'gzip, deflate, br', 'br', 'br')
      await expectEncoding(site, 'gzip', 'gzip', 'gz')
    })
  })

  it.skipIf(OPENSSL === undefined)('speaks HTTP/2 where it ends TLS, and sends the rest there', async () => {
    await withNginx({ tls: true }, async (site, secureSite) => {
      const plain = await fetch(`${site}/abrindo.html?a=1`, { redirect: 'manual' })
      expect([plain.status, plain.headers.get('Location')]).toEqual([
        301,
        'https://127.0.0.1/abrindo.html?a=1',
      ])

      const session = connectHttp2(secureSite, { rejectUnauthorized: false })
      try {
        const request = session.request({ ':path': '/assets/main-abc123.js', 'accept-encoding': 'gzip' })
        const [headers] = await once(request, 'response')
        expect([headers[':status'], headers['content-encoding']]).toEqual([200, 'gzip'])
        expect(session.alpnProtocol).toBe('h2')
      } finally {
        session.destroy()
      }
    })
  })
})
