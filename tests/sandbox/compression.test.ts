import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { sandboxForTests, signIn } from './caller.ts'

const SCRIPT = 'export const text = "sempre o mesmo";\n'.repeat(100)
const PAGE = `<!doctype html><title>Portal</title>${'<p>Ofertas</p>'.repeat(200)}`

const dist = mkdtempSync(join(tmpdir(), 'portal-compression-'))
afterAll(() => rmSync(dist, { recursive: true }))
mkdirSync(join(dist, 'assets'))
const write = (name: string, content: string | Buffer) => writeFileSync(join(dist, name), content)
write('index.html', PAGE)
write('sw.js', SCRIPT)
write('assets/main-abc.js', SCRIPT)
write('assets/main-abc.js.br', brotliCompressSync(SCRIPT))
write('assets/main-abc.js.gz', gzipSync(SCRIPT))
write('assets/small-abc.js', 'export {}')
write('assets/picture-abc.png', Buffer.alloc(5000))

const sandbox = sandboxForTests({ staticDir: dist })

/** With fetch the body comes decoded; what travelled is in the headers. */
const get = (path: string, acceptEncoding: string, init: RequestInit = {}) =>
  fetch(sandbox.current.url + path, {
    ...init,
    headers: { 'Accept-Encoding': acceptEncoding, ...init.headers },
  })

const BROWSER = 'gzip, deflate, br, zstd'

describe('the encoding of an answer', () => {
  it.each([
    [BROWSER, 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
    ['deflate', null],
  ])('is the smallest that the client accepts: %s', async (accepted, expected) => {
    for (const path of ['/assets/main-abc.js', '/sw.js']) {
      const answer = await get(path, accepted)
      expect(answer.headers.get('Content-Encoding'), path).toBe(expected)
      expect(answer.headers.get('Vary'), path).toContain('Accept-Encoding')
      expect(answer.headers.get('Content-Type'), path).toBe('text/javascript; charset=utf-8')
      expect(await answer.text(), path).toBe(SCRIPT)
    }
  })

  it('is what the build has prepared, byte for byte', async () => {
    const length = async (accepted: string) =>
      Number((await get('/assets/main-abc.js', accepted)).headers.get('Content-Length'))
    expect(await length('br')).toBe(brotliCompressSync(SCRIPT).length)
    expect(await length('gzip')).toBe(gzipSync(SCRIPT).length)
    expect(await length('identity')).toBe(SCRIPT.length)
  })

  it('is made of the page as it is now, because a deployment writes into it', async () => {
    const before = await get('/', BROWSER)
    expect(before.headers.get('Content-Encoding')).toBe('br')
    // As well as it can be, because it is done once for all visits.
    expect(Number(before.headers.get('Content-Length'))).toBe(brotliCompressSync(PAGE).length)
    expect(await before.text()).toBe(PAGE)
    write('index.html', PAGE.replace('Portal', 'Rede Nova'))
    expect(await (await get('/', BROWSER)).text()).toContain('Rede Nova')
    write('index.html', PAGE)
  })

  it('is none for what is small or compressed already', async () => {
    for (const path of ['/assets/small-abc.js', '/assets/picture-abc.png']) {
      expect((await get(path, BROWSER)).headers.get('Content-Encoding'), path).toBeNull()
    }
    // A larger file of the same kind could be compressed, so `Vary` says so to caches.
    expect((await get('/assets/small-abc.js', BROWSER)).headers.get('Vary')).toContain('Accept-Encoding')
    expect((await get('/assets/picture-abc.png', BROWSER)).headers.get('Vary')).toBe('Origin')
  })

  it('is there for the answers of the API and for drawings', async () => {
    const { token } = await signIn(sandbox.current)
    const headers = { domain: 'boapraca.example', Authorization: `Bearer ${token}` }
    for (const [path, type] of [
      ['/api/empresas', 'application/json'],
      ['/sandbox/pictures/banners/banner-1.svg', 'image/svg+xml'],
    ] as const) {
      const plain = await get(path, 'identity', { headers })
      const compressed = await get(path, BROWSER, { headers })
      expect(plain.headers.get('Content-Encoding')).toBeNull()
      expect(compressed.headers.get('Content-Encoding')).toBe('br')
      expect(compressed.headers.get('Content-Type')).toContain(type)
      const text = await plain.text()
      expect(await compressed.text()).toBe(text)
      expect(Number(compressed.headers.get('Content-Length'))).toBeLessThan(text.length / 2)
    }
  })
})

describe('a HEAD', () => {
  const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive']

  it.each(['/', '/sw.js', '/assets/main-abc.js', '/assets/picture-abc.png'])(
    'has the headers of the GET: %s',
    async (path) => {
      for (const accepted of [BROWSER, 'gzip', 'identity']) {
        const headersOf = async (method: string) => {
          const { headers } = await get(path, accepted, { method })
          return Object.fromEntries([...headers].filter(([name]) => !OF_THE_CONNECTION.includes(name)))
        }
        expect(await headersOf('HEAD'), accepted).toEqual(await headersOf('GET'))
      }
    },
  )
})

describe('what a browser has kept', () => {
  it('is confirmed as long as it is current', async () => {
    for (const path of ['/', '/sw.js', '/assets/main-abc.js', '/sandbox/pictures/banners/banner-1.svg']) {
      const ETag = (await get(path, BROWSER)).headers.get('ETag') ?? ''
      const again = await get(path, BROWSER, { headers: { 'If-None-Match': ETag } })
      expect([again.status, await again.text()], path).toEqual([304, ''])
      expect(again.headers.get('ETag'), path).toBe(ETag)
      expect(again.headers.get('Vary'), path).toContain('Accept-Encoding')
      expect(again.headers.get('Cache-Control'), path).not.toBeNull()
      expect((await get(path, BROWSER, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200)
    }
  })

  it('has another ETag in another encoding', async () => {
    for (const path of ['/', '/assets/main-abc.js']) {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (accepted) => (await get(path, accepted)).headers.get('ETag')),
      )
      expect(new Set(tags).size, path).toBe(3)
    }
  })

  it('is asked for again where its name says nothing of its content', async () => {
    const cacheControl = async (path: string) => (await get(path, BROWSER)).headers.get('Cache-Control')
    expect(await cacheControl('/')).toBe('no-cache')
    expect(await cacheControl('/sw.js')).toBe('no-cache')
    expect(await cacheControl('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl('/sandbox/pictures/banners/banner-1.svg')).toBe('public, max-age=3600')
    expect(await cacheControl('/sandbox/ping')).toBe('no-store')
  })

  it('is never an answer about a customer', async () => {
    const { token } = await signIn(sandbox.current)
    const headers = { domain: 'boapraca.example', Authorization: `Bearer ${token}` }
    const answer = await get('/api/pessoa', BROWSER, { headers })
    expect([answer.status, answer.headers.get('ETag'), answer.headers.get('Last-Modified')]).toEqual([
      200,
      null,
      null,
    ])
  })
})
